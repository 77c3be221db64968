import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./CartBag.css.ts";

/** Rows of a full bag. */
const FULL = 5;
const HEIGHT = 2.2;
const FLOOR = 20;

/** Where the weft lies over the warp, in turn: start and length. */
const OVER = {
  even: [
    [5, 3],
    [11, 3],
    [17, 2],
  ],
  odd: [
    [8, 3],
    [14, 3],
  ],
} as const;

/** Props of {@link CartBag}. */
export interface CartBagProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Products in the cart that have reached their minimum; each weaves a row, five fill the bag. @default 0 */
  rows?: number | undefined;
}

/** The cart as the trader's woven bag: every minimum that is met weaves a row, from the bottom up. Decorative. */
export function CartBag({ rows = 0, className, ...rest }: CartBagProps) {
  const woven = Math.max(0, Math.min(FULL, Math.trunc(rows) || 0));
  return (
    <svg
      viewBox="0 0 24 24"
      data-component="CartBag"
      data-rows={woven}
      aria-hidden="true"
      {...rest}
      className={clsx(styles.bag, className)}
    >
      {Array.from({ length: woven }, (_, index) => (
        <g key={index} data-part="row" className={styles.row({ yarn: index % 3 === 1 ? "second" : "first" })}>
          <rect data-part="under" x="5" y={top(index)} width="14" height={HEIGHT} className={styles.under} />
          {OVER[index % 2 === 0 ? "even" : "odd"].map(([start, length]) => (
            <rect key={start} x={start} y={top(index)} width={length} height={HEIGHT} />
          ))}
        </g>
      ))}
      <path d="M8 8V6.5a4 4 0 0 1 8 0V8" />
      <path d="M4 8h16v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5Z" />
    </svg>
  );
}

function top(row: number): number {
  return FLOOR - (row + 1) * HEIGHT;
}
