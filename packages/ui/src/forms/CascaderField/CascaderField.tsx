"use client";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { Cascader, type CascaderProps, readChoice } from "../../primitives/Cascader/index.ts";
import { Field } from "../../primitives/Field/index.ts";
import { useFieldError } from "../binding/useFieldError.ts";

/** Props of {@link CascaderField}. */
export interface CascaderFieldProps extends Pick<CascaderProps, "load" | "className"> {
  /** Name of a `CascaderChoice` in the form's schema. Any other value counts as empty. */
  name: string;
  /** The label. */
  label: string;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** Whether it may stay empty. The label says so. @default false */
  optional?: boolean | undefined;
}

/**
 * A choice in levels, such as country, province and city, in a `Form`. Each level loads when needed; a stored choice shows
 * without loading. For a single list use `SelectField`, without react-hook-form `Cascader`.
 */
export function CascaderField({ name, label, help, optional = false, ...rest }: CascaderFieldProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  return (
    <Field data-field="CascaderField" label={label} help={help} error={error} optional={optional}>
      <Cascader
        {...rest}
        ref={field.ref}
        value={readChoice(field.value) ?? null}
        onValueChange={({ value }) => field.onChange(value)}
        onOpenChange={({ open }) => {
          if (!open) field.onBlur();
        }}
      />
    </Field>
  );
}
