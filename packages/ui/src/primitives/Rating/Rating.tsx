"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Rating.css.ts";

/** Props of {@link Rating}. */
export interface RatingProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Rating from 0 to 5. */
  value: number;
  /** `compact` is one star and the number, for lists; `stars` are five, for reviews. @default "compact" */
  variant?: "compact" | "stars" | undefined;
}

const STARS = 5;

/** Shows a rating. To let a buyer rate use `RatingField`. */
export function Rating({ value, variant = "compact", className, style, ...rest }: RatingProps) {
  const { rating } = useMessages();
  const grade = Math.min(STARS, Math.max(0, value)).toFixed(1);
  const filled = variant === "stars" ? `${(Number(grade) / STARS) * 100}%` : undefined;
  return (
    <span
      data-component="Rating"
      data-variant={variant}
      {...rest}
      style={{ ...assignInlineVars({ [styles.filledVar]: filled }), ...style }}
      className={clsx(styles.root, className)}
    >
      <VisuallyHidden>{rating({ value: grade })}</VisuallyHidden>
      <span data-part="stars" aria-hidden="true" className={styles.stars({ variant })} />
      {variant === "compact" ? <span aria-hidden="true">{grade}</span> : null}
    </span>
  );
}
