import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./ProgressBar.css.ts";

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Progress from 0 to 100; values beyond are clamped. */
  value: number;
  /** What is measured, such as "62% claimed". */
  label: string;
  /** `inverse` is for dark backgrounds. @default "neutral" */
  tone?: "neutral" | "inverse" | undefined;
}

/** A thin progress bar. For a wait of unknown length use `Spinner`. */
export function ProgressBar({ value, label, tone = "neutral", className, ...rest }: ProgressBarProps) {
  const share = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));
  return (
    <div
      role="progressbar"
      data-component="ProgressBar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      {...rest}
      className={clsx(styles.root({ tone }), className)}
    >
      <div data-part="filled" className={styles.filled({ tone })} style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
