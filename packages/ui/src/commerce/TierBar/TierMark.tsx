"use client";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./TierBar.css.ts";

interface TierMarkProps {
  from: string;
  price: string;
  state: "passed" | "current" | "ahead";
  /** How much of this part of the bar is filled, 0 to 1. */
  reach: number;
  /** Whether there are too few pieces for it. */
  beyond: boolean;
  size: "sm" | "md";
}

/** One tier: its mark, its part of the bar, and its quantity and price. */
export function TierMark({ from, price, state, reach, beyond, size }: TierMarkProps) {
  const { tiers } = useMessages();
  const words = (
    <>
      <span data-part="from" className={styles.from}>
        {from}
      </span>{" "}
      <span data-part="price" translate="no" className={styles.price}>
        {price}
      </span>
      {beyond && <VisuallyHidden>{tiers.beyond}</VisuallyHidden>}
    </>
  );
  return (
    <li
      data-part="tier"
      data-state={state}
      data-beyond={beyond || undefined}
      aria-current={state === "current" || undefined}
      className={styles.tier({ size })}
      style={assignInlineVars({ [styles.reach]: String(reach) })}
    >
      <span aria-hidden="true" className={styles.track({ size })}>
        <span className={styles.fill} />
        <span className={styles.mark({ size })} />
        {state === "current" && <span className={styles.knob({ size })} />}
      </span>
      {size === "sm" ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span data-part="words" className={styles.words}>
          {words}
        </span>
      )}
    </li>
  );
}
