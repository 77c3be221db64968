"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./ComboboxField.css.ts";
import type { ComboboxOption } from "./findOptions.ts";

interface ComboboxListProps {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  /** Index of the option that the keys are at; -1 for none. */
  active: number;
  /** Value of the option that is chosen. */
  chosen: string | undefined;
  optionId: (index: number) => string;
  onChoose: (option: ComboboxOption) => void;
}

/** What was found, below the field; the focus stays in the field. */
export function ComboboxList({ id, label, options, active, chosen, optionId, onChoose }: ComboboxListProps) {
  const { cascader: words } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div data-part="panel" className={styles.panel}>
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label={typeof label === "string" ? label : words.placeholder}
        className={styles.list}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            role="option"
            id={optionId(index)}
            tabIndex={-1}
            aria-selected={option.value === chosen}
            data-active={index === active || undefined}
            className={styles.option}
            onMouseDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
              onChoose(option);
            }}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {options.length === 0 ? words.none : ""}
      </p>
    </div>
  );
}
