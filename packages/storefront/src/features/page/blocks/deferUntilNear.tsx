import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import type { ComponentType } from "react";
import { useNear } from "../../../shared/layout/useNear.ts";
import * as styles from "../home/HomePage.css.ts";

/** A block that loads once the buyer scrolls near it, so that the first screen does not wait for the others. */
export function deferUntilNear(Block: ComponentType<BlockProps>): ComponentType<BlockProps> {
  return function NearBlock(props: BlockProps) {
    const { place, near } = useNear<HTMLDivElement>(100);
    return near ? <Block {...props} /> : <div ref={place} className={styles.awaited} />;
  };
}
