"use client";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { Button } from "../Button/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { plain } from "../../theme/plain.css.ts";
import * as styles from "./Cascader.css.ts";
import type { CascaderOption, Column } from "./cascaderChoice.ts";

interface CascaderColumnProps {
  /** Name for screen readers. */
  label: string;
  column: Column | undefined;
  /** Id of the selected entry. */
  chosen: string | undefined;
  onSelect: (option: CascaderOption) => void;
  onRetry: () => void;
}

/** The entries of one level. Arrow keys move through them, Enter or a press selects. */
export function CascaderColumn({ label, column, chosen, onSelect, onRetry }: CascaderColumnProps) {
  const { cascader, retry } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [column]);
  if (column === undefined || column === "loading")
    return (
      <div data-part="column" className={styles.waiting}>
        <Spinner size="sm" />
      </div>
    );
  if (column === "failed")
    return (
      <div data-part="column" role="alert" className={styles.waiting}>
        <p className={plain}>{cascader.failed}</p>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    );
  if (column.length === 0) return <p className={styles.waiting}>{cascader.none}</p>;
  const tabStop = column.some(({ id }) => id === chosen) ? chosen : column[0]?.id;
  return (
    <div ref={list} data-part="column" role="listbox" aria-label={label} className={styles.column}>
      {column.map((option) => (
        <div
          key={option.id}
          role="option"
          aria-selected={option.id === chosen}
          tabIndex={option.id === tabStop ? 0 : -1}
          className={styles.option}
          onClick={() => onSelect(option)}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.key === " " || event.key === "ArrowRight") {
              event.preventDefault();
              onSelect(option);
            } else walk(event);
          }}
        >
          <span className={styles.optionName}>{option.name}</span>
          {option.leaf ? (
            option.id === chosen && <Check aria-hidden="true" className={styles.mark} />
          ) : (
            <ChevronRight aria-hidden="true" className={styles.onward} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Moves the focus within the column, or back to the previous one. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const item = event.currentTarget;
  const siblings = [...(item.parentElement?.children ?? [])];
  const place = siblings.indexOf(item);
  const before = item.parentElement?.previousElementSibling?.querySelector("[role='option'][tabindex='0']");
  const target = {
    ArrowDown: siblings[place + 1],
    ArrowUp: siblings[place - 1],
    Home: siblings[0],
    End: siblings.at(-1),
    ArrowLeft: before,
  }[event.key];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
