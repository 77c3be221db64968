"use client";
import { type ComponentPropsWithRef, useState } from "react";
import { textOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useNow } from "../../runtime/ClockProvider.tsx";
import { Button } from "../Button/index.ts";
import { Input } from "../Input/index.ts";
import * as styles from "./CodeInput.css.ts";

const SECOND = 1000;

/** Props of {@link CodeInput}: those of the input, which also gets `ref` and `className`. */
export interface CodeInputProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** Mobile number or email address to send to. */
  to: string;
  /** Whether a code can be sent to that address. Until then the button is disabled. */
  accepts: (to: string) => boolean;
  /** When (ms since 1970) another code can be sent to the address. */
  waitUntil: (to: string) => number;
  /** Sends a code; the button shows that it is busy until then. */
  onSend: (event: { to: string }) => Promise<void>;
  /** Called with the code that is typed. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/** A verification code to type, with a button that sends it and counts down to the next. For react-hook-form use `CodeField`. */
export function CodeInput({ to: given, accepts, waitUntil, onSend, ...rest }: CodeInputProps) {
  const to = textOf(given);
  const { code: words } = useMessages();
  const [sending, setSending] = useState(false);
  const seconds = Math.ceil((waitUntil(to) - useNow()) / SECOND);
  const send = async () => {
    setSending(true);
    try {
      await onSend({ to });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.line}>
      <Input data-component="CodeInput" {...rest} inputMode="numeric" autoComplete="one-time-code" />
      <Button
        variant="outline"
        data-part="send"
        loading={sending}
        disabled={!accepts(to) || seconds > 0}
        className={styles.send}
        onClick={() => void send()}
      >
        {seconds > 0 ? words.wait({ seconds }) : words.send}
      </Button>
    </div>
  );
}
