import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { rememberedScroll } from "../routing/scroll.ts";

/**
 * Whether the buyer has scrolled near a place on the page; once near, it stays near. After Back to a scrolled page
 * everything counts as near, so that the scroll position can be restored (RT-07). `ahead` is in px below the window.
 */
export function useNearViewport<Holder extends Element>(
  ahead: number,
): { place: RefObject<Holder | null>; near: boolean } {
  const { key } = useLocation();
  const place = useRef<Holder>(null);
  const [near, setNear] = useState(() => rememberedScroll(key) > 0);
  useEffect(() => {
    const watched = place.current;
    if (!watched) return undefined;
    // A busy page reports several changes at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [ahead]);
  return { place, near };
}
