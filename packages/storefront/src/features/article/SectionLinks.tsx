import { type ReactNode, useEffect, useRef } from "react";

/**
 * Rich text with working links to its own sections. The part of the address after `#` is a page, so these links are
 * followed here: the section scrolls into view and gets the focus, and the address does not change.
 */
export function SectionLinks({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    root.current?.addEventListener("click", goToSection, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return <div ref={root}>{children}</div>;
}

function goToSection(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href") ?? "";
  if (!href.startsWith("#") || href.startsWith("#/")) return;
  event.preventDefault();
  // The sanitiser prefixes ids.
  const section = document.getElementById(`user-content-${href.slice(1)}`);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: "start" });
}
