"use client";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "../../primitives/Field/index.ts";
import { Select, type SelectProps } from "../../primitives/Select/index.ts";
import { useFieldError } from "../binding/useFieldError.ts";

/** Props of {@link SelectField}. */
export interface SelectFieldProps
  extends Omit<SelectProps, "name" | "ref" | "value" | "defaultValue" | "onChange" | "onValueChange"> {
  /** Name of the value in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** Whether it may stay empty. The label says so. @default false */
  optional?: boolean | undefined;
}

/** A single choice from a list in a `Form`, as the browser's own select. Without react-hook-form use `Select`. */
export function SelectField({ name, label, help, optional = false, ...rest }: SelectFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field data-field="SelectField" label={label} help={help} error={error} optional={optional}>
      <Select {...rest} {...register(name)} />
    </Field>
  );
}
