"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import * as styles from "./Switch.css.ts";

/** The browser reports a checkbox's state to screen readers, so no `aria-checked` is needed. */
const asSwitch = { type: "checkbox", role: "switch" } as const;

/** Props of {@link Switch}: those of the input, which also gets `ref` and `className`. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "role" | "size" | "children"> {
  /** The label. */
  children: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: ((event: { checked: boolean }) => void) | undefined;
}

/** A setting that takes effect at once. For a value submitted with a form use `Checkbox`. */
export function Switch({ children, onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  return (
    <label data-part="label" className={styles.label}>
      <input
        {...asSwitch}
        data-component="Switch"
        {...rest}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.({ checked: event.currentTarget.checked });
        }}
        className={clsx(styles.track, className)}
      />
      <span>{ownText(children)}</span>
    </label>
  );
}
