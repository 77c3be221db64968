"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId, useState } from "react";
import { type TabItem, TabList } from "./TabList.tsx";
import * as styles from "./Tabs.css.ts";

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children"> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** One tab with its panel each. */
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
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, variant, className, ...rest } = props;
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const shown = items.find((item) => item.value === open);
  const choose = (next: string) => {
    if (next === open) return;
    setOwn(next);
    onValueChange?.({ value: next });
  };
  return (
    <div data-component="Tabs" {...rest} className={clsx(styles.root, className)}>
      <TabList id={id} label={label} items={items} open={open} variant={variant} onChoose={choose} />
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
