"use client";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import * as styles from "./Tabs.css.ts";

/** One tab of a row of tabs. */
export interface TabItem {
  /** Identifies the tab in code and in addresses. */
  value: string;
  label: ReactNode;
  /** Number of entries in the tab, in small type after the label. */
  count?: ReactNode;
  /** Panel of the tab. Leave it out of all tabs if the page itself shows what belongs to the value. */
  content?: ReactNode;
}

/** Props of {@link TabList}. */
export interface TabListProps {
  label: string;
  items: readonly TabItem[];
  variant: "underline" | "pill" | undefined;
  /** Prefix of the ids of tabs and panel. */
  id: string;
  open: string | undefined;
  onSelect: (value: string) => void;
}

/** The tab index a key moves to, wrapping around; undefined for other keys. */
function target(key: string, index: number, count: number, forward: string): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (index + (key === forward ? 1 : count - 1)) % count;
}

/** The tab list: one tab stop, with arrow keys inside it. */
export function TabList({ id, label, items, open, variant, onSelect }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  const forward = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, items.length, forward);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onSelect(item.value);
    row.current?.querySelectorAll<HTMLElement>("[role='tab']")[next]?.focus();
  };
  const stop = items.some(({ value }) => value === open) ? open : items[0]?.value;
  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.list({ variant })}>
      {items.map(({ value, label: words, count, content }: TabItem, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-${value}`}
          aria-selected={value === open}
          aria-controls={value === open && content !== undefined ? `${id}-panel` : undefined}
          tabIndex={value === stop ? 0 : -1}
          data-state={value === open ? "active" : "inactive"}
          onClick={() => onSelect(value)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={styles.tab({ variant })}
        >
          <span className={styles.words}>{words}</span>
          {/* The space keeps word and number apart for screen readers. */}
          {count === undefined ? null : " "}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
