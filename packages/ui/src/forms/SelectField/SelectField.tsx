"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { get, useFormContext } from "react-hook-form";
import { control } from "../Field/Field.css.ts";
import { describedBy, Field, type FieldIds } from "../Field/index.ts";
import { errorText } from "../Field/useTextControl.ts";
import * as styles from "./SelectField.css.ts";

/** Props of {@link SelectField}. */
export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<"select">, "name" | "ref" | "value" | "defaultValue" | "children"> {
  /** Name of the value in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** @default false */
  optional?: boolean | undefined;
  /** What can be chosen, in order. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** First line while nothing is chosen. */
  placeholder?: string | undefined;
}

/** One of a list in a `Form`, as the browser's own select. */
export function SelectField({
  name,
  label,
  help,
  optional = false,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { register, formState } = useFormContext();
  const error = errorText(get(formState.errors, name));
  return (
    <Field data-field="SelectField" ids={ids} label={label} help={help} error={error} optional={optional}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...register(name)}
          id={id}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(ids, error, help)}
          className={clsx(control, styles.select, className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={styles.icon} />
      </div>
    </Field>
  );
}
