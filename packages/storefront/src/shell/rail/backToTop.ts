import { media } from "@sundry/ui/theme/breakpoints";

/** Scrolls up smoothly, at once for who wants no motion; a mouse wheel stops it where it is (SB-03). */
export function backToTop(): void {
  const still = window.matchMedia(media.reducedMotion).matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.getElementById("content")?.focus({ preventScroll: true });
  if (still) return;
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener("scrollend", () => over.abort(), { once: true, signal });
  window.addEventListener(
    "wheel",
    () => {
      window.scrollTo({ top: window.scrollY, behavior: "instant" });
      over.abort();
    },
    { once: true, passive: true, signal },
  );
}
