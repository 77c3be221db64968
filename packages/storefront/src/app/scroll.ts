/** Remembers how far each history entry was scrolled, for as long as the tab lives (RT-07). */
const positions = new Map<string, number>();

/** What the router calls every entry that it has not made itself. */
const unnamed = "default";
let named = 0;

/**
 * A name for the present history entry, of which the router says `key`. An entry that came by an address that was typed, or by a
 * plain link in a text, gets one of its own, kept in the entry: all of these have the same key.
 */
export function entryName(key: string): string {
  if (key !== unnamed) return key;
  const state: unknown = window.history.state;
  const kept = typeof state === "object" && state !== null ? state : {};
  if ("entry" in kept && typeof kept.entry === "string") return kept.entry;
  named += 1;
  // The names of an earlier load of the page are still in their entries.
  const entry = `${performance.timeOrigin}-${named}`;
  window.history.replaceState({ ...kept, entry }, "");
  return entry;
}

export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/** How far a history entry was scrolled when it was left; 0 for one that was never seen. */
export function rememberedScroll(entry: string): number {
  return positions.get(entry) ?? 0;
}

/**
 * Brings the page back to where it was, waiting for its content to grow tall enough. Returns a function that gives up,
 * as any wheel, touch or key of the buyer does.
 */
export function restoreScroll(entry: string): () => void {
  const target = rememberedScroll(entry);
  if (target === 0) {
    window.scrollTo(0, 0);
    return () => undefined;
  }
  const tall = () => document.documentElement.scrollHeight - window.innerHeight >= target;
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
