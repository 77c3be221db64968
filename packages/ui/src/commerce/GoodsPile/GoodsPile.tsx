"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId } from "react";
import { formatCount } from "../../format/count.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { listOf } from "../../internal/given.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsPile.css.ts";
import { HEIGHT, pileOf, WIDTH } from "./pileOf.ts";

/** Edge of the picture that every piece repeats, with a gap to the next. */
const CELL = 40;
const PICTURE = 37;

/** Props of {@link GoodsPile}. */
export interface GoodsPileProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Address of a small picture of the product. */
  image?: string | undefined;
  /** Pieces in the pile. */
  count: number;
  /** Quantities to compare, such as those from which the price falls; the first one is the minimum. */
  marks?: readonly number[] | undefined;
  /** Called when one of the marks is pressed. */
  onCountChange?: ((event: { count: number }) => void) | undefined;
}

/** How much a quantity is: a pile of as many pieces, redrawn as the quantity changes. */
export function GoodsPile({ image, count, marks: given = [], onCountChange, className, ...rest }: GoodsPileProps) {
  const marks = listOf(given);
  const { pile: words } = useMessages();
  const locale = useLocale();
  const id = useId();
  const { edge, each, pieces } = pileOf(count);
  const written = (number: number) => formatCount(number, locale);
  return (
    <div data-component="GoodsPile" {...rest} className={clsx(styles.root, className)}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.label({ count, formatted: written(count) })}
        className={styles.drawing}
      >
        <defs>
          {image ? (
            <image
              id={id}
              href={image}
              width={PICTURE}
              height={PICTURE}
              preserveAspectRatio="xMidYMid slice"
              className={styles.picture}
            />
          ) : (
            <rect id={id} width={PICTURE} height={PICTURE} rx={PICTURE / 8} className={styles.blank} />
          )}
        </defs>
        {pieces.map(({ x, y }, index) => (
          <use
            key={index}
            href={`#${id}`}
            data-part="piece"
            className={styles.piece}
            style={assignInlineVars({
              [styles.x]: `${x}px`,
              [styles.y]: `${y}px`,
              [styles.scale]: String(edge / CELL),
            })}
          />
        ))}
      </svg>
      {each > 1 && <p className={styles.foot}>{words.each({ count: written(each) })}</p>}
      {marks.length > 0 && (
        <div className={styles.foot}>
          <span id={`${id}-marks`}>{words.show}</span>
          <ul aria-labelledby={`${id}-marks`} className={styles.marks}>
            {marks.map((mark, index) => (
              <li key={mark}>
                <button
                  type="button"
                  aria-pressed={mark === count}
                  className={styles.mark}
                  onClick={() => onCountChange?.({ count: mark })}
                >
                  {index === 0 ? words.minimum({ count: written(mark) }) : written(mark)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
