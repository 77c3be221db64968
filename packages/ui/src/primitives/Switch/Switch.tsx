"use client";
import { clsx } from "clsx";
import { Switch as Radix } from "radix-ui";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import * as styles from "./Switch.css.ts";

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<"button">, "value" | "type"> {
  /** What is on or off. */
  children: ReactNode;
  /** The state, if the page keeps it. */
  checked?: boolean | undefined;
  /** The first state, if the switch keeps it. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((event: { checked: boolean }) => void) | undefined;
}

/** Turns something on or off at once. For a value that is sent with a form use `Checkbox`. */
export function Switch({ children, checked, defaultChecked, onCheckedChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label data-part="label" htmlFor={rest.id ?? id} className={styles.label}>
      <Radix.Root
        id={id}
        data-component="Switch"
        {...rest}
        {...(checked !== undefined && { checked })}
        {...(defaultChecked !== undefined && { defaultChecked })}
        onCheckedChange={(next) => onCheckedChange?.({ checked: next })}
        className={clsx(styles.track, className)}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
      <span>{children}</span>
    </label>
  );
}
