"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatRating } from "../../format/count.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { useLocale, useMessages } from "../../runtime/MessagesProvider.tsx";
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
  const locale = useLocale();
  const { rating } = useMessages();
  const grade = Math.min(STARS, Math.max(0, value));
  const written = formatRating(grade, locale);
  const filled = variant === "stars" ? `${(Number(grade.toFixed(1)) / STARS) * 100}%` : undefined;
  return (
    <span
      data-component="Rating"
      data-variant={variant}
      {...rest}
      style={{ ...assignInlineVars({ [styles.filledVar]: filled }), ...style }}
      className={clsx(styles.root, className)}
    >
      <VisuallyHidden>{rating({ value: written })}</VisuallyHidden>
      <span data-part="stars" aria-hidden="true" className={styles.stars({ variant })} />
      {variant === "compact" ? <span aria-hidden="true">{written}</span> : null}
    </span>
  );
}
