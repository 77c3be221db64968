"use client";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { CodeInput, type CodeInputProps } from "../../primitives/CodeInput/index.ts";
import { Field } from "../../primitives/Field/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { useTextControl } from "../binding/useTextControl.ts";
import type { TextFieldProps } from "../TextField/index.ts";

/** Props of {@link CodeField}. */
export interface CodeFieldProps
  extends Omit<TextFieldProps, "type" | "limit" | "aside">,
    Pick<CodeInputProps, "accepts" | "waitUntil"> {
  /** Name of the form value with the mobile number or email address to send to. */
  to: string;
  /** Sends a code. Return an error message if that failed, or nothing. */
  onSend: (event: { to: string }) => Promise<string | undefined>;
  /** Digits of a code. @default 6 */
  digits?: number | undefined;
}

/** A verification code in a `Form`, with a button that sends it and counts down to the next. Without react-hook-form use `CodeInput`. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, help, optional = false, to, onSend, digits = 6, ...rest } = props;
  const { code: words } = useMessages();
  const { watch, setError, clearErrors } = useFormContext();
  const { control, error } = useTextControl({ name, limit: digits, countFrom: digits + 1 });
  const [sentTo, setSentTo] = useState<string>();
  const recipient = String(watch(to) ?? "").trim();
  const send = async () => {
    const reason = await onSend({ to: recipient });
    setSentTo(reason === undefined ? recipient : undefined);
    if (reason === undefined) clearErrors(name);
    else setError(name, { message: reason });
  };
  return (
    <Field
      data-field="CodeField"
      label={label}
      help={help}
      error={error}
      optional={optional}
      notice={sentTo === recipient && recipient !== "" ? words.sent({ to: recipient }) : undefined}
    >
      <CodeInput {...rest} {...control} to={recipient} onSend={send} />
    </Field>
  );
}
