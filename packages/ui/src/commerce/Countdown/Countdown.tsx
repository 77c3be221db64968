"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, Fragment } from "react";
import { formatTwoDigits } from "../../format/count.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./Countdown.css.ts";
import { useCountdown } from "./useCountdown.ts";

/** Props of {@link Countdown}. */
export interface CountdownProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** When it ends: epoch milliseconds on the server's clock. */
  endsAt: number;
  /** Height of a cell: 24 or 34 px. @default "md" */
  size?: "sm" | "md" | undefined;
  /** `inverse` has white cells, for dark and coloured backgrounds. @default "neutral" */
  tone?: "neutral" | "inverse" | undefined;
  /** Called once, when the time is up. */
  onExpire?: ((event: { endsAt: number }) => void) | undefined;
}

/**
 * Hours, minutes and seconds until a moment. It follows the runtime's clock, so it is right after sleep and on a device
 * with the wrong time. Screen readers get a sentence that changes once a minute. For a date, use `formatDate`; for another
 * look, `useCountdown`.
 */
export function Countdown({ endsAt, size = "md", tone = "neutral", onExpire, className, ...rest }: CountdownProps) {
  const locale = useLocale();
  const { countdown } = useMessages();
  const { hours, minutes, seconds, expired } = useCountdown({ endsAt, onExpire });
  return (
    <span
      role="timer"
      data-component="Countdown"
      data-expired={expired || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <VisuallyHidden>{expired ? countdown.ended : countdown.left({ hours, minutes })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.cells({ size })}>
        {[hours, minutes, seconds].map((value, place) => (
          <Fragment key={place}>
            {place > 0 && <span className={styles.colon}>:</span>}
            <span data-part="cell" className={styles.cell({ size, tone })}>
              {formatTwoDigits(value, locale)}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
