"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { formatCount } from "../../format/count.ts";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./FilterGroup.css.ts";

/** One value to narrow a list by. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  /** Matching rows. */
  readonly count?: number | undefined;
}

/** Props of {@link FilterGroup}. */
export interface FilterGroupProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** What is filtered by. */
  title: string;
  /** Values to tick; several hold together. */
  options?: readonly FilterOption[];
  /** Called with the value that was ticked or cleared. */
  onCheckedChange?: (event: { value: string; checked: boolean }) => void;
  /** Values shown before "Show all"; ticked ones always are. @default 6 */
  visible?: number;
  /** Anything else to narrow by, such as a price range or links. */
  children?: ReactNode;
}

/** One titled part of a list's filters. */
export function FilterGroup(props: FilterGroupProps) {
  const { title, options = [], onCheckedChange, visible = 6, className, children, ...rest } = props;
  const { filter } = useMessages();
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter(({ checked }, index) => checked || index < visible);
  return (
    <section data-component="FilterGroup" aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
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
              {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
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
