"use client";
import { clsx } from "clsx";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useFieldControl } from "../Field/fieldContext.ts";
import * as styles from "./PasswordInput.css.ts";

/** Props of {@link PasswordInput}: those of the input, which also gets `ref` and `className`. */
export interface PasswordInputProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** `current-password` to log in, `new-password` to choose one. @default "current-password" */
  autoComplete?: "current-password" | "new-password" | "off" | undefined;
  /** Called with the text that is typed. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** Called when Caps Lock is found on or off, so that the field can say so. */
  onCapsLockChange?: ((event: { capsLock: boolean }) => void) | undefined;
}

/** A password to type, which can be shown. For react-hook-form use `PasswordField`. */
export function PasswordInput({
  autoComplete = "current-password",
  onValueChange,
  onCapsLockChange,
  onChange,
  onKeyDown,
  onKeyUp,
  className,
  ...rest
}: PasswordInputProps) {
  const { field: words } = useMessages();
  const props = useFieldControl(rest);
  const [shown, setShown] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => onCapsLockChange?.({ capsLock: event.getModifierState("CapsLock") });
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={styles.frame}>
      <input
        data-component="PasswordInput"
        {...props}
        type={shown ? "text" : "password"}
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="none"
        className={clsx(styles.input, className)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.({ value: event.currentTarget.value });
        }}
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
  );
}
