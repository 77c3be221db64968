import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import { type ComponentType, useEffect, useState } from "react";
import { useHydrating } from "../../../shared/layout/useHydrating.ts";
import { useNearViewport } from "../../../shared/layout/useNearViewport.ts";
import * as styles from "../home/HomePage.css.ts";

interface LazyBlockOptions {
  /** Whether a page that the server renders has it: it is usually near the top. */
  onServer?: boolean;
}

/**
 * A block that loads once the buyer scrolls near it, so that the first screen does not wait for the others. For somebody
 * who uses the Tab key all blocks load: otherwise the focus would jump over those that are not there yet.
 */
export function lazyBlock(
  Block: ComponentType<BlockProps>,
  { onServer = false }: LazyBlockOptions = {},
): ComponentType<BlockProps> {
  return function LazyBlock(props: BlockProps) {
    const { place, near } = useNearViewport<HTMLDivElement>(100);
    const hydrating = useHydrating();
    const [sent] = useState(onServer && hydrating);
    const tabs = useTabKey();
    return near || sent || tabs ? <Block {...props} /> : <div ref={place} className={styles.blockPlaceholder} />;
  };
}

/** Whether the Tab key has been pressed since the component is on the page. */
function useTabKey(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (pressed) return undefined;
    const note = ({ key }: KeyboardEvent) => {
      if (key === "Tab") setPressed(true);
    };
    document.addEventListener("keydown", note);
    return () => document.removeEventListener("keydown", note);
  }, [pressed]);
  return pressed;
}
