"use client";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { Combobox, type ComboboxProps } from "../../primitives/Combobox/index.ts";
import { Field } from "../../primitives/Field/index.ts";
import { useFieldError } from "../binding/useFieldError.ts";

/** Props of {@link ComboboxField}. */
export interface ComboboxFieldProps
  extends Omit<ComboboxProps, "name" | "ref" | "value" | "defaultValue" | "onValueChange" | "onBlur"> {
  /** Name of the value in the form's schema: that of the selected option, or an empty text. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** Whether it may stay empty. The label says so. @default false */
  optional?: boolean | undefined;
}

/**
 * A combobox in a `Form`: one of a long list, found by typing part of its name. For a short list use `SelectField`, without
 * react-hook-form `Combobox`.
 */
export function ComboboxField({ name, label, help, optional = false, ...rest }: ComboboxFieldProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  return (
    <Field data-field="ComboboxField" label={label} help={help} error={error} optional={optional}>
      <Combobox
        {...rest}
        ref={field.ref}
        name={name}
        value={typeof field.value === "string" ? field.value : ""}
        onValueChange={({ value }) => field.onChange(value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
