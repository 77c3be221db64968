"use client";
import type { ReactNode } from "react";
import { Field } from "../../primitives/Field/index.ts";
import { Input, type InputProps } from "../../primitives/Input/index.ts";
import { useTextControl } from "../binding/useTextControl.ts";
import { useTidied } from "../binding/useTidied.ts";

/** Props of {@link TextField}. */
export interface TextFieldProps
  extends Omit<
    InputProps,
    "name" | "type" | "onChange" | "onValueChange" | "ref" | "maxLength" | "value" | "defaultValue"
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
  /** Whether it may stay empty. The label says so. @default false */
  optional?: boolean | undefined;
  /** What is typed: it decides about the keyboard of a phone. @default "text" */
  type?: "text" | "email" | "tel" | "search" | "url" | "date" | undefined;
  /**
   * Writes the text as it is kept, such as a telephone number in groups: when the buyer leaves the field, and again when
   * this function changes, because it knows more. Keep it the same between renders.
   */
  tidy?: ((text: string) => string) | undefined;
}

/**
 * One line of text in a `Form`, or a day (`yyyy-MM-dd`) with the browser's own calendar. For passwords use `PasswordField`, for
 * several lines `TextAreaField`, without react-hook-form `Input`.
 */
export function TextField({ name, label, help, aside, limit, optional = false, tidy, ...rest }: TextFieldProps) {
  const { control, ...text } = useTextControl({ name, limit, countFrom: 120 });
  const tidied = useTidied(name, tidy, control);
  return (
    <Field data-field="TextField" label={label} aside={aside} help={help} optional={optional} {...text}>
      <Input {...rest} {...tidied} />
    </Field>
  );
}
