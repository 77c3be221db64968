/**
 * Uses something of the browser that it may lack, that a buyer may have blocked, or that an extension has replaced: its
 * absence and whatever it throws give `otherwise` (EN-04).
 */
export function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
