/** The scroll position of each history entry, until the tab closes (RT-07). */
const positions = new Map<string, number>();

/** The key that the router gives to entries it did not create. */
const unnamed = "default";

/**
 * A name for a history entry. Entries from a typed address or a plain link in a text all have the same key, so their
 * address identifies them.
 */
export function entryName({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key === unnamed ? pathname + search : key;
}

export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/** The last scroll position of a history entry; 0 for a new one. */
export function rememberedScroll(entry: string): number {
  return positions.get(entry) ?? 0;
}

/**
 * Scrolls back to the last position as soon as the content is tall enough. Returns a function that cancels it; a wheel,
 * touch or key press cancels it too.
 */
export function restoreScroll(entry: string): () => void {
  const target = rememberedScroll(entry);
  if (target === 0) {
    window.scrollTo(0, 0);
    return () => undefined;
  }
  const tall = () => document.documentElement.scrollHeight - window.innerHeight >= target;
  // A page from memory has its height at once.
  if (tall()) {
    window.scrollTo(0, target);
    return () => undefined;
  }
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    if (!tall()) return;
    window.scrollTo(0, target);
    stop.abort();
  });
  stop.signal.addEventListener("abort", () => observer.disconnect());
  for (const sign of ["wheel", "touchstart", "keydown"] as const)
    window.addEventListener(sign, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  observer.observe(document.body);
  return () => stop.abort();
}
