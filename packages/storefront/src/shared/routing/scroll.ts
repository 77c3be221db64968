/** Remembers how far each history entry was scrolled, for as long as the tab lives (RT-07). */
const positions = new Map<string, number>();

/** What the router calls every entry that it has not made itself. */
const unnamed = "default";

/**
 * A name for a history entry, of which the router says `key`. Entries that came by an address that was typed, or by a plain link in
 * a text, all have the same key: they go by their address.
 */
export function entryName({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key === unnamed ? pathname + search : key;
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
