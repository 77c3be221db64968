"use client";
import { clsx } from "clsx";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "../../primitives/Button/index.ts";
import { useMessages, useNow } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import { Field } from "../Field/index.ts";
import { useTextControl } from "../Field/useTextControl.ts";
import type { TextFieldProps } from "../TextField/index.ts";
import * as styles from "./CodeField.css.ts";

const SECOND = 1000;

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "limit" | "aside"> {
  /** Name of the form value with the mobile number or email address to send to. */
  to: string;
  /** Whether a code can be sent to the typed address. Until then the button is disabled. */
  accepts: (to: string) => boolean;
  /** When (ms since 1970) another code can be sent to the address. */
  waitUntil: (to: string) => number;
  /** Sends a code. Return an error message if that failed, or nothing. */
  onSend: (event: { to: string }) => Promise<string | undefined>;
  /** Digits of a code. @default 6 */
  digits?: number | undefined;
}

/** A field for a verification code, with a button that sends it and counts down to the next. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, help, optional = false, to, accepts, waitUntil, onSend, digits = 6, className, ...rest } = props;
  const { code: words } = useMessages();
  const { watch, setError, clearErrors } = useFormContext();
  const text = useTextControl({ name, limit: digits, help, countFrom: digits + 1 });
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const recipient = String(watch(to) ?? "").trim();
  const seconds = Math.ceil((waitUntil(recipient) - useNow()) / SECOND);

  const send = async () => {
    setSending(true);
    const reason = await onSend({ to: recipient });
    setSending(false);
    setSentTo(reason === undefined ? recipient : undefined);
    if (reason === undefined) clearErrors(name);
    else setError(name, { message: reason });
  };
  return (
    <Field
      data-field="CodeField"
      ids={text.ids}
      label={label}
      help={help}
      error={text.error}
      optional={optional}
      notice={sentTo === recipient && recipient !== "" ? words.sent({ to: recipient }) : undefined}
    >
      <div className={styles.line}>
        <input
          {...rest}
          {...text.control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={clsx(control, className)}
        />
        <Button
          variant="outline"
          data-part="send"
          loading={sending}
          disabled={!accepts(recipient) || seconds > 0}
          className={styles.send}
          onClick={() => void send()}
        >
          {seconds > 0 ? words.wait({ seconds }) : words.send}
        </Button>
      </div>
    </Field>
  );
}
