"use client";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./FilterChips.css.ts";

/** One filter in force. */
export interface FilterChip {
  /** Name in code. */
  readonly id: string;
  readonly label: string;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** The filters in force. */
  chips: readonly FilterChip[];
  /** Called with the filter that is taken away. */
  onRemove: (event: { id: string }) => void;
  /** Called when all of them are taken away. */
  onClear: () => void;
}

/** The filters in force, each to be taken away by a press, and all of them at once. Draws nothing without any. */
export function FilterChips({ chips, onRemove, onClear, className, ...rest }: FilterChipsProps) {
  const { filter } = useMessages();
  if (chips.length === 0) return null;
  return (
    <ul data-component="FilterChips" aria-label={filter.inForce} {...rest} className={clsx(styles.root, className)}>
      {chips.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={filter.remove({ name: label })}
            className={styles.chip}
            onClick={() => onRemove({ id })}
          >
            {label}
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
