import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { rememberedScroll } from "../../app/scroll.ts";
import * as styles from "./HomePage.css.ts";

/** How far below the window a block begins to load. */
const AHEAD = "100px 0px";

/**
 * A block that loads when the buyer comes near it, so that the first screen does not wait for the last. Back to a page that was
 * scrolled draws everything at once: only then can the place be found again (RT-07).
 */
export function whenNear(Block: ComponentType<BlockProps>): ComponentType<BlockProps> {
  return function NearBlock(props: BlockProps) {
    const { key } = useLocation();
    const place = useRef<HTMLDivElement>(null);
    const [near, setNear] = useState(() => rememberedScroll(key) > 0);
    useEffect(() => {
      const watched = place.current;
      if (!watched) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
        rootMargin: AHEAD,
      });
      observer.observe(watched);
      return () => observer.disconnect();
    }, []);
    return near ? <Block {...props} /> : <div ref={place} className={styles.awaited} />;
  };
}
