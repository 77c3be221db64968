import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import { type ComponentType, useState } from "react";
import { useHydrating } from "../../../shared/layout/useHydrating.ts";
import { useNearViewport } from "../../../shared/layout/useNearViewport.ts";
import * as styles from "../home/HomePage.css.ts";

interface LazyBlockOptions {
  /** Whether a page that the server renders has it: it is usually near the top. */
  onServer?: boolean;
}

/** A block that loads once the buyer scrolls near it, so that the first screen does not wait for the others. */
export function lazyBlock(
  Block: ComponentType<BlockProps>,
  { onServer = false }: LazyBlockOptions = {},
): ComponentType<BlockProps> {
  return function LazyBlock(props: BlockProps) {
    const { place, near } = useNearViewport<HTMLDivElement>(100);
    const hydrating = useHydrating();
    const [sent] = useState(onServer && hydrating);
    return near || sent ? <Block {...props} /> : <div ref={place} className={styles.blockPlaceholder} />;
  };
}
