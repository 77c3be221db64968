"use client";
import { useEffect, useRef } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import type { AriaName } from "../Field/fieldContext.ts";
import * as styles from "./Combobox.css.ts";
import type { ComboboxOption } from "./findOptions.ts";

interface ComboboxListProps {
  id: string;
  name: AriaName;
  options: readonly ComboboxOption[];
  /** Index of the option highlighted by the arrow keys; -1 for none. */
  active: number;
  /** Value of the selected option. */
  chosen: string | undefined;
  optionId: (index: number) => string;
  onSelect: (option: ComboboxOption) => void;
}

/** The options found, below the field. The focus stays in the field. */
export function ComboboxList({ id, name, options, active, chosen, optionId, onSelect }: ComboboxListProps) {
  const { cascader: words } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div data-part="panel" className={styles.panel}>
      <div ref={list} role="listbox" id={id} {...name} className={styles.list}>
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
              // Keeps the focus in the field.
              event.preventDefault();
              onSelect(option);
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
