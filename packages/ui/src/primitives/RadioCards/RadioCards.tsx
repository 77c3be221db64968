"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { RadioChoices } from "../RadioGroup/RadioChoices.tsx";
import * as styles from "./RadioCards.css.ts";

/** A choice of {@link RadioCards}. */
export interface RadioCard {
  value: string;
  label: ReactNode;
  /** Description under the label. */
  description?: ReactNode;
  /** An icon, tag or amount at the end. */
  aside?: ReactNode;
  /** Whether it cannot be used. @default false */
  disabled?: boolean | undefined;
}

/** Props of {@link RadioCards}. */
export interface RadioCardsProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children" | "onChange"> {
  /** Name of the group for screen readers; a `Field` with `group` around it gives one too. */
  label?: string | undefined;
  /** One card per choice. */
  items: readonly RadioCard[];
  /** The chosen value; null for none. */
  value?: string | null | undefined;
  /** The initial value if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new choice. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Stacked or side by side. @default "list" */
  layout?: "list" | "row" | undefined;
}

/** A radio group of cards with space for a description. For many short values use `SelectField`. */
export function RadioCards(props: RadioCardsProps) {
  const { label, items, value, defaultValue, onValueChange, name, layout, className, ...rest } = props;
  return (
    <RadioChoices
      data-component="RadioCards"
      {...rest}
      {...{ value, defaultValue, onValueChange, name }}
      aria-label={label ?? rest["aria-label"]}
      choices={items}
      part="card"
      looks={{
        choice: styles.card,
        dot: styles.dot,
        words: styles.words,
        label: styles.label,
        description: styles.description,
      }}
      className={clsx(styles.group({ layout }), className)}
    />
  );
}
