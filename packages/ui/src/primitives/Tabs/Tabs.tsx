"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId, useState } from "react";
import { recordsOf } from "../../internal/given.ts";
import { type TabItem, TabList } from "./TabList.tsx";
import * as styles from "./Tabs.css.ts";

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children"> {
  /** Name of the tab list for screen readers. */
  label: string;
  /** The tabs with their panels. */
  items: readonly TabItem[];
  /** Value of the open tab. */
  value?: string | undefined;
  /** The initial tab if uncontrolled. @default the first */
  defaultValue?: string | undefined;
  /** Called when a tab is chosen. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** `underline` heads a page's sections, `pill` filters what is below. @default "underline" */
  variant?: "underline" | "pill" | undefined;
}

/** Tabs for several views of the same place. For steps in a fixed order use `Steps`, for other pages links. */
export function Tabs(props: TabsProps) {
  const { label, items: given, value, defaultValue, onValueChange, variant, className, ...rest } = props;
  const items = recordsOf(given);
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const open = value ?? own;
  const shown = items.find((item) => item.value === open);
  const choose = (next: string) => {
    if (next === open) return;
    setOwn(next);
    onValueChange?.({ value: next });
  };
  return (
    <div data-component="Tabs" {...rest} className={clsx(styles.root, className)}>
      <TabList id={id} label={label} items={items} open={open} variant={variant} onSelect={choose} />
      {shown?.content === undefined ? null : (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.value}`}
          className={styles.content}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
