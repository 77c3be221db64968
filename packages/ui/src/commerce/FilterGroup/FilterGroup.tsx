"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { formatCount } from "../../format/count.ts";
import { recordsOf } from "../../internal/given.ts";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./FilterGroup.css.ts";

/** A filter value. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  /** Number of matching results. */
  readonly count?: number | undefined;
}

/** Props of {@link FilterGroup}. */
export interface FilterGroupProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Name of the filter. */
  title: string;
  /** The values; several can be checked. */
  options?: readonly FilterOption[];
  /** Called when a value is checked or cleared. */
  onCheckedChange?: (event: { value: string; checked: boolean }) => void;
  /** How many values show before "Show all". Checked ones always show. @default 6 */
  visible?: number;
  /** Other controls, such as a price range or links. */
  children?: ReactNode;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A titled group of filters. */
export function FilterGroup(props: FilterGroupProps) {
  const {
    title,
    options: given = [],
    onCheckedChange,
    visible = 6,
    headingLevel = 3,
    className,
    children,
    ...rest
  } = props;
  const options = recordsOf(given);
  const Title = `h${headingLevel}` as const;
  const locale = useLocale();
  const { filter } = useMessages();
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter(({ checked }, index) => checked || index < visible);
  return (
    <section data-component="FilterGroup" aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {children}
      {options.length > 0 && (
        <ul className={styles.options}>
          {shown.map(({ value, label, checked, count }) => (
            <li key={value} className={styles.option}>
              <Checkbox
                checked={checked}
                onCheckedChange={(event) => onCheckedChange?.({ value, checked: event.checked })}
              >
                {label}
              </Checkbox>
              {count !== undefined && <span className={styles.count}>{formatCount(count, locale)}</span>}
            </li>
          ))}
        </ul>
      )}
      {(all || shown.length < options.length) && options.length > visible && (
        <button type="button" aria-expanded={all} className={styles.more} onClick={() => setAll(!all)}>
          {all ? filter.fewer : filter.all({ count: options.length })}
        </button>
      )}
    </section>
  );
}
