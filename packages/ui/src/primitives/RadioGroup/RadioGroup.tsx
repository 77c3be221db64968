"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { RadioChoices } from "./RadioChoices.tsx";
import * as styles from "./RadioGroup.css.ts";

/** A choice of a {@link RadioGroup}. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Explanation under the label. */
  readonly description?: ReactNode | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children" | "onChange"> {
  /** The choices, in order. */
  options: readonly RadioOption[];
  /** The chosen value; null for none. */
  value?: string | null | undefined;
  /** The initial value if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new choice. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Under or beside each other. @default "list" */
  layout?: "list" | "row" | undefined;
}

/**
 * One of a few choices, all in view. Name it by a `Field` with `group`, or by `aria-label`. With room for explanation use
 * `RadioCards`, for many choices `Select`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, onValueChange, name, layout, className, ...rest } = props;
  return (
    <RadioChoices
      data-component="RadioGroup"
      {...rest}
      {...{ value, defaultValue, onValueChange, name }}
      choices={options}
      part="option"
      looks={{
        choice: styles.choice,
        dot: styles.dot,
        words: styles.words,
        label: styles.label,
        description: styles.description,
      }}
      className={clsx(styles.group({ layout }), className)}
    />
  );
}
