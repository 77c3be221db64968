"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import { recordsOf } from "../../internal/given.ts";
import { useFieldControl } from "../Field/fieldContext.ts";
import * as styles from "./Select.css.ts";

/** An entry of a {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Props of {@link Select}: those of the select, which also gets `ref` and `className`. */
export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "children" | "multiple" | "size"> {
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** First line while nothing is chosen. */
  placeholder?: string | undefined;
  /** Called with the value that is chosen; empty for the placeholder. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/** One of a list, as the browser's own select. For a long list use `Combobox`, for react-hook-form `SelectField`. */
export function Select({ options: given, placeholder, onValueChange, onChange, className, ...rest }: SelectProps) {
  const options = recordsOf(given);
  const props = useFieldControl(rest);
  return (
    <div className={styles.frame}>
      <select
        data-component="Select"
        {...props}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.({ value: event.currentTarget.value });
        }}
        className={clsx(styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className={styles.icon} />
    </div>
  );
}
