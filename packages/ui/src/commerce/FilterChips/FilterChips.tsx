"use client";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import type { ComponentPropsWithRef } from "react";
import { recordsOf, textOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./FilterChips.css.ts";

/** An active filter. */
export interface FilterChip {
  /** Name in code. */
  readonly id: string;
  readonly label: string;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** The active filters. */
  chips: readonly FilterChip[];
  /** Called when a filter is removed. */
  onRemove: (event: { id: string }) => void;
  /** Called when all filters are cleared. */
  onClear: () => void;
}

/** The active filters, each removable, with a button to clear them all. Renders nothing without filters. */
export function FilterChips({ chips: given, onRemove, onClear, className, ...rest }: FilterChipsProps) {
  const chips = recordsOf(given);
  const { filter } = useMessages();
  if (chips.length === 0) return null;
  return (
    <ul data-component="FilterChips" aria-label={filter.active} {...rest} className={clsx(styles.root, className)}>
      {chips.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={filter.remove({ name: textOf(label) })}
            className={styles.chip}
            onClick={() => onRemove({ id })}
          >
            <span>{label}</span>
            <X aria-hidden="true" className={styles.cross} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onClear()}>
          {filter.clearAll}
        </button>
      </li>
    </ul>
  );
}
