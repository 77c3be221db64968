import { type ReactNode, useEffect, useRef } from "react";

/**
 * Rich text whose links to places in itself work. In the address bar `#` leads to pages, so such links are followed by hand:
 * the place comes into view and gets the focus, the address stays.
 */
export function PlacesInText({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    root.current?.addEventListener("click", goToPlace, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return <div ref={root}>{children}</div>;
}

function goToPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href") ?? "";
  if (!href.startsWith("#") || href.startsWith("#/")) return;
  event.preventDefault();
  // The sanitiser puts the prefix before the names of places.
  const place = document.getElementById(`user-content-${href.slice(1)}`);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "start" });
}
