"use client";
import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import * as styles from "./Tabs.css.ts";

/** One tab of {@link Tabs}. */
export interface TabItem {
  /** Name of the tab in code and in addresses. */
  value: string;
  label: ReactNode;
  /** How many there are inside, small behind the label. */
  count?: ReactNode | undefined;
  /** What the tab shows; leave all of them out where the page below follows the value. */
  content?: ReactNode | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "dir" | "children"> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** The open tab. */
  value?: string | undefined;
  /** The tab that is open first, if the page does not keep the value. @default the first */
  defaultValue?: string | undefined;
  /** Called with the tab that was chosen. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** `underline` heads a page's sections, `pill` filters what is below. @default "underline" */
  variant?: "underline" | "pill" | undefined;
}

/** Shows one of several views of the same place. For steps in a fixed order use `Steps`, for other pages links. */
export function Tabs(props: TabsProps) {
  const {
    label,
    items,
    value,
    defaultValue = items[0]?.value ?? "",
    onValueChange,
    variant,
    className,
    ...rest
  } = props;
  const direction = useDirection();
  return (
    <Radix.Root
      data-component="Tabs"
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      dir={direction}
      onValueChange={(next) => onValueChange?.({ value: next })}
      className={clsx(styles.root, className)}
    >
      <Radix.List aria-label={label} className={styles.list({ variant })}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={styles.tab({ variant })}>
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={styles.content}
          {...(item.content === undefined && { hidden: true })}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
