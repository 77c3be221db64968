"use client";
import { useState } from "react";
import { Field } from "../../primitives/Field/index.ts";
import { PasswordInput, type PasswordInputProps } from "../../primitives/PasswordInput/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { useTextControl } from "../binding/useTextControl.ts";
import type { TextFieldProps } from "../TextField/index.ts";

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps
  extends Omit<TextFieldProps, "type" | "autoComplete">,
    Pick<PasswordInputProps, "autoComplete"> {}

/** A password in a `Form`. It can be shown, and warns when Caps Lock is on. Without react-hook-form use `PasswordInput`. */
export function PasswordField({ name, label, help, aside, limit, optional = false, ...rest }: PasswordFieldProps) {
  const { field: words } = useMessages();
  const { control, notice, ...text } = useTextControl({ name, limit, countFrom: 120, secret: true });
  const [capsLock, setCapsLock] = useState(false);
  return (
    <Field
      data-field="PasswordField"
      label={label}
      aside={aside}
      help={help}
      optional={optional}
      notice={notice ?? (capsLock ? words.capsLock : undefined)}
      {...text}
    >
      <PasswordInput {...rest} {...control} onCapsLockChange={(event) => setCapsLock(event.capsLock)} />
    </Field>
  );
}
