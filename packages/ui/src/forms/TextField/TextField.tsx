"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { control } from "../Field/Field.css.ts";
import { Field } from "../Field/index.ts";
import { useTextControl } from "../Field/useTextControl.ts";
import { leftToRight } from "./TextField.css.ts";

const fromLeft: ReadonlySet<string> = new Set(["email", "tel", "url"]);

/** Props of {@link TextField}. */
export interface TextFieldProps
  extends Omit<
    ComponentPropsWithRef<"input">,
    "name" | "type" | "onChange" | "ref" | "maxLength" | "value" | "defaultValue"
  > {
  /** Name of the value in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field. */
  help?: ReactNode | undefined;
  /** Content at the end of the label's line. */
  aside?: ReactNode | undefined;
  /** Maximum length in code points; longer text is shortened, with a message. @default 140 */
  limit?: number | undefined;
  /** @default false */
  optional?: boolean | undefined;
  /** @default "text" */
  type?: "text" | "email" | "tel" | "search" | "url" | "date" | undefined;
}

/** One line of text in a `Form`, or a day (`yyyy-MM-dd`) with the browser's own calendar. For secrets use `PasswordField`, for more lines `TextAreaField`. */
export function TextField({
  name,
  label,
  help,
  aside,
  limit = 140,
  optional = false,
  type = "text",
  className,
  ...rest
}: TextFieldProps) {
  const text = useTextControl({ name, limit, help, countFrom: 120 });
  return (
    <Field
      data-field="TextField"
      ids={text.ids}
      label={label}
      aside={aside}
      help={help}
      error={text.error}
      optional={optional}
      counter={text.counter}
      notice={text.notice}
    >
      <input
        {...rest}
        {...text.control}
        type={type}
        className={clsx(control, fromLeft.has(type) && leftToRight, className)}
      />
    </Field>
  );
}
