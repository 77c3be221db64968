"use client";
import { clsx } from "clsx";
import { RadioGroup as Radix } from "radix-ui";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import * as styles from "./RadioCards.css.ts";

/** One choice of {@link RadioCards}. */
export interface RadioCard {
  value: string;
  label: ReactNode;
  /** More about it, under the label. */
  description?: ReactNode | undefined;
  /** A drawing, mark or amount at the end. */
  aside?: ReactNode | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Props of {@link RadioCards}. */
export interface RadioCardsProps
  extends Omit<ComponentPropsWithRef<"div">, "dir" | "defaultValue" | "children" | "onChange"> {
  /** The question, for screen readers. */
  label: string;
  items: readonly RadioCard[];
  /** The choice; null while there is none. */
  value?: string | null | undefined;
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
  const direction = useDirection();
  const id = useId();
  return (
    <Radix.Root
      data-component="RadioCards"
      aria-label={label}
      {...rest}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(name !== undefined && { name })}
      dir={direction}
      onValueChange={(next) => onValueChange?.({ value: next })}
      className={clsx(styles.group({ layout }), className)}
    >
      {items.map((item) => (
        <Radix.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          aria-labelledby={`${id}-${item.value}`}
          aria-describedby={item.description ? `${id}-${item.value}-more` : undefined}
          className={styles.card}
        >
          <span data-part="dot" className={styles.dot} />
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
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
