import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./ThreadDrawing.css.ts";

/** What a {@link ThreadDrawing} shows. */
export type ThreadSubject = "box" | "cart" | "clock" | "letter" | "return" | "search" | "ticket";

/** Props of {@link ThreadDrawing}. */
export interface ThreadDrawingProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What the thread draws. */
  of: ThreadSubject;
}

/** Each begins where the cloth ends, at 54, 100. */
const threads: Readonly<Record<ThreadSubject, string>> = {
  box: "M54 100C70 100 84 100 98 92L70 77V43L98 29l28 14v34L98 92V57L70 43M98 57l28-14M84 36l28 14",
  cart: "M54 100C68 100 75 98 77 88L73 45h52l-4 43H77M85 54V40c0-18 28-18 28 0v14",
  clock: "M54 100C74 100 88 96 99 90a31 31 0 1 0-.1 0M99 41v18l13 8",
  letter: "M54 100C64 100 66 94 66 86V38h66v48H66M66 40l33 26 33-26",
  return: "M54 100H110C144 100 144 48 110 48H74M92 30L74 48l18 18",
  search: "M54 100C96 104 152 104 131 84L113 66a26 26 0 1 0-.2.2",
  ticket: "M54 100C62 100 64 92 64 84V70a8 8 0 0 0 0-16V38h72v16a8 8 0 0 0 0 16v14H64M114 44v5M114 56v5M114 68v5",
};

const warps = [10, 18, 26, 34, 42, 50];
const wefts = [86, 93, 100, 107];

/** A piece of the shop's cloth whose thread runs out and draws a thing. For a list that is empty use `EmptyState`, which has one. */
export function ThreadDrawing({ of, className, ...rest }: ThreadDrawingProps) {
  return (
    <span data-component="ThreadDrawing" aria-hidden="true" {...rest} className={clsx(styles.drawing, className)}>
      <svg viewBox="0 0 160 120" fill="none" strokeLinejoin="round" className={styles.picture}>
        <g className={styles.thread}>
          {wefts.map((y) => (
            <path key={y} d={`M6 ${y}H54`} />
          ))}
        </g>
        <g className={styles.warp}>
          {warps.map((x) => (
            <path key={x} d={`M${x} 81V112`} />
          ))}
        </g>
        <g className={styles.thread} strokeDasharray="8 8">
          {wefts.map((y, row) => (
            <path key={y} d={`M${row % 2 === 0 ? 6 : 14} ${y}H54`} />
          ))}
        </g>
        <path d={threads[of]} className={styles.thread} strokeLinecap="round" />
        <path d={threads[of]} className={styles.twist} strokeDasharray="1 3.2" />
      </svg>
    </span>
  );
}
