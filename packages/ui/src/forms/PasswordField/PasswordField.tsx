"use client";
import { clsx } from "clsx";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type KeyboardEvent, useState } from "react";
import { useMessages } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import { Field } from "../Field/index.ts";
import { useTextControl } from "../Field/useTextControl.ts";
import type { TextFieldProps } from "../TextField/index.ts";
import * as styles from "./PasswordField.css.ts";

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, "type"> {
  /** `current-password` to log in, `new-password` to choose one. @default "current-password" */
  autoComplete?: "current-password" | "new-password" | "off" | undefined;
}

/** A password in a `Form`. It can be shown, and warns when Caps Lock is on. */
export function PasswordField({
  name,
  label,
  help,
  aside,
  limit = 140,
  optional = false,
  autoComplete = "current-password",
  className,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const { field: words } = useMessages();
  const text = useTextControl({ name, limit, help, countFrom: 120 });
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      data-field="PasswordField"
      ids={text.ids}
      label={label}
      aside={aside}
      help={help}
      error={text.error}
      optional={optional}
      counter={text.counter}
      notice={text.notice ?? (capsLock ? words.capsLock : undefined)}
    >
      <div className={styles.frame}>
        <input
          {...rest}
          {...text.control}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          className={clsx(control, styles.input, className)}
          onKeyDown={(event) => {
            watchCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watchCapsLock(event);
            onKeyUp?.(event);
          }}
        />
        <button
          type="button"
          data-part="reveal"
          aria-pressed={shown}
          aria-label={shown ? words.hidePassword : words.showPassword}
          className={styles.reveal}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className={styles.icon} />
        </button>
      </div>
    </Field>
  );
}
