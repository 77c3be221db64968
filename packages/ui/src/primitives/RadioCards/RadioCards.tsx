"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import * as styles from "./RadioCards.css.ts";

/** A choice of {@link RadioCards}. */
export interface RadioCard {
  value: string;
  label: ReactNode;
  /** Explanation under the label. */
  description?: ReactNode;
  /** An icon, tag or amount at the end. */
  aside?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Props of {@link RadioCards}. */
export interface RadioCardsProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children" | "onChange"> {
  /** Name of the group for screen readers. */
  label: string;
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

/** A radio group of cards with room for explanation. For many short values use `SelectField`. */
export function RadioCards(props: RadioCardsProps) {
  const { label, items, value, defaultValue, onValueChange, name, layout, className, ...rest } = props;
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.({ value: next });
  };
  return (
    <div
      data-component="RadioCards"
      role="radiogroup"
      aria-label={label}
      {...rest}
      className={clsx(styles.group({ layout }), className)}
    >
      {items.map((item) => (
        <label key={item.value} data-part="card" className={styles.card}>
          <input
            type="radio"
            name={name ?? id}
            value={item.value}
            checked={item.value === chosen}
            disabled={item.disabled}
            onChange={() => choose(item.value)}
            aria-labelledby={`${id}-${item.value}`}
            aria-describedby={item.description ? `${id}-${item.value}-more` : undefined}
            className={styles.dot}
          />
          <span className={styles.words}>
            <span id={`${id}-${item.value}`} className={styles.label}>
              {item.label}
            </span>
            {item.description ? (
              <span id={`${id}-${item.value}-more`} className={styles.description}>
                {item.description}
              </span>
            ) : null}
          </span>
          {item.aside}
        </label>
      ))}
    </div>
  );
}
