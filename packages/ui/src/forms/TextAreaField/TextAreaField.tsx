"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { control } from "../Field/Field.css.ts";
import { Field } from "../Field/index.ts";
import { useTextControl } from "../Field/useTextControl.ts";
import * as styles from "./TextAreaField.css.ts";

/** Props of {@link TextAreaField}. */
export interface TextAreaFieldProps
  extends Omit<
    ComponentPropsWithRef<"textarea">,
    "name" | "onChange" | "ref" | "maxLength" | "value" | "defaultValue"
  > {
  /** Name of the value in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** Maximum length in code points. @default 140 */
  limit?: number | undefined;
  /** @default false */
  optional?: boolean | undefined;
}

/** Several lines of text in a `Form`, with a counter. */
export function TextAreaField({
  name,
  label,
  help,
  limit = 140,
  optional = false,
  rows = 3,
  className,
  ...rest
}: TextAreaFieldProps) {
  const text = useTextControl({ name, limit, help, countFrom: 0 });
  return (
    <Field
      data-field="TextAreaField"
      ids={text.ids}
      label={label}
      help={help}
      error={text.error}
      optional={optional}
      counter={text.counter}
      notice={text.notice}
    >
      <textarea {...rest} {...text.control} rows={rows} className={clsx(control, styles.area, className)} />
    </Field>
  );
}
