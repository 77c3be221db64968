import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { recordsOf } from "../../internal/given.ts";
import * as styles from "./DescriptionList.css.ts";

/** A term with what is said about it. */
export interface DescriptionItem {
  /** Name in code. @default the term, where it is a text */
  readonly id?: string | undefined;
  readonly term: ReactNode;
  readonly details: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** The facts, in order. */
  items: readonly DescriptionItem[];
  /**
   * `rows` has terms in a column beside the details (above them on a phone), `between` pushes the details to the end of the line,
   * for amounts, `stacked` has terms above. @default "rows"
   */
  layout?: "rows" | "between" | "stacked" | undefined;
  /** A hairline under each. @default false */
  lined?: boolean | undefined;
}

/** Facts about one thing: an order's address, time and number. For many things use `Table`, for sums `AmountSummary`. */
export function DescriptionList({ items: given, layout, lined, className, ...rest }: DescriptionListProps) {
  const items = recordsOf(given);
  return (
    <dl data-component="DescriptionList" {...rest} className={clsx(styles.list({ layout, lined }), className)}>
      {items.map(({ id, term, details }, index) => (
        <div
          key={id ?? (typeof term === "string" ? term : index)}
          data-part="item"
          className={styles.row({ layout, lined })}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details({ layout })}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
