"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import * as styles from "./RadioCards.css.ts";

/** One choice of {@link RadioCards}. */
export interface RadioCard {
  value: string;
  label: ReactNode;
  /** More about it, under the label. */
  description?: ReactNode;
  /** A drawing, mark or amount at the end. */
  aside?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Props of {@link RadioCards}. */
export interface RadioCardsProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children" | "onChange"> {
  /** The question, for screen readers. */
  label: string;
  /** One card per choice. */
  items: readonly RadioCard[];
  /** The choice; null while there is none. */
  value?: string | null | undefined;
  /** The first choice, if the page does not keep it. */
  defaultValue?: string | undefined;
  /** Called with the new choice. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Under each other or beside each other. @default "list" */
  layout?: "list" | "row" | undefined;
}

/** One of a few, each with room to explain itself: an address, a way to pay. For many short values use `SelectField`. */
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
