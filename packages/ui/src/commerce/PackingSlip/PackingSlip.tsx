import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./PackingSlip.css.ts";

/** Props of {@link PackingSlip}. */
export interface PackingSlipProps extends ComponentPropsWithRef<"div"> {
  /** It has been torn off and is the buyer's ticket: an order was paid. @default false */
  torn?: boolean | undefined;
}

/**
 * The paper that goes with a parcel, for the sum of an order: before payment it hangs on the roll, and its lines are printed
 * (`AmountSummary` with `printed`); on payment it is torn off and becomes the buyer's ticket.
 */
export function PackingSlip({ torn = false, className, children, ...rest }: PackingSlipProps) {
  return (
    <div data-component="PackingSlip" data-torn={torn || undefined} {...rest} className={clsx(styles.root, className)}>
      {torn && <span data-part="stub" aria-hidden="true" className={styles.stub} />}
      <div data-part="paper" className={styles.paper({ torn })}>
        {children}
      </div>
    </div>
  );
}
