"use client";
import type { ReactNode } from "react";
import { Field } from "../../primitives/Field/index.ts";
import { Textarea, type TextareaProps } from "../../primitives/Textarea/index.ts";
import { useTextControl } from "../binding/useTextControl.ts";

/** Props of {@link TextAreaField}. */
export interface TextAreaFieldProps
  extends Omit<TextareaProps, "name" | "onChange" | "onValueChange" | "ref" | "maxLength" | "value" | "defaultValue"> {
  /** Name of the value in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** Maximum length in code points. @default 140 */
  limit?: number | undefined;
  /** Whether it may stay empty. The label says so. @default false */
  optional?: boolean | undefined;
}

/** Several lines of text in a `Form`, with a counter. Without react-hook-form use `Textarea`. */
export function TextAreaField({ name, label, help, limit, optional = false, ...rest }: TextAreaFieldProps) {
  const { control, ...text } = useTextControl({ name, limit, countFrom: 0 });
  return (
    <Field data-field="TextAreaField" label={label} help={help} optional={optional} {...text}>
      <Textarea {...rest} {...control} />
    </Field>
  );
}
