import { media } from "@sundry/ui/theme/breakpoints";

/** Scrolls to the top: smoothly, or at once with reduced motion. The mouse wheel stops it (SB-03). */
export function backToTop(): void {
  const reducedMotion = window.matchMedia(media.reducedMotion).matches;
  window.scrollTo({ top: 0, behavior: reducedMotion ? "instant" : "smooth" });
  document.getElementById("content")?.focus({ preventScroll: true });
  if (reducedMotion) return;
  const done = new AbortController();
  const { signal } = done;
  window.addEventListener("scrollend", () => done.abort(), { once: true, signal });
  window.addEventListener(
    "wheel",
    () => {
      window.scrollTo({ top: window.scrollY, behavior: "instant" });
      done.abort();
    },
    { once: true, passive: true, signal },
  );
}
