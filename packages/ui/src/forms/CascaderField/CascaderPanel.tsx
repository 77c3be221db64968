"use client";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import { CascaderColumn } from "./CascaderColumn.tsx";
import * as styles from "./CascaderField.css.ts";
import { type CascaderChoice, type CascaderOption, findOptions } from "./cascader.ts";
import { type LoadOptions, useColumns } from "./useColumns.ts";

interface CascaderPanelProps {
  id: string;
  label: string;
  load: LoadOptions;
  /** Where to begin. */
  chosen: CascaderChoice | undefined;
  onComplete: (choice: CascaderChoice) => void;
  onLeave: () => void;
}

interface Place {
  id: string;
  name: string;
}

/** The open cascader: a box to type what is looked for, and a column for every level reached so far. */
export function CascaderPanel({ id, label, load, chosen, onComplete, onLeave }: CascaderPanelProps) {
  const { cascader } = useMessages();
  const { columnOf, want } = useColumns(load);
  const [path, setPath] = useState<readonly Place[]>(() =>
    (chosen?.ids ?? []).map((place, level) => ({ id: place, name: chosen?.names[level] ?? "" })),
  );
  const [typed, setTyped] = useState("");
  const finder = useRef<HTMLInputElement>(null);
  const rail = useRef<HTMLDivElement>(null);

  // The last place of a complete choice has nothing inside.
  const columns = [undefined, ...path.slice(0, chosen && path.length === chosen.ids.length ? -1 : undefined)];
  const last = columns.length - 1;
  const begin = useEffectEvent(() => {
    for (const place of columns) void want(place?.id);
    finder.current?.focus();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    rail.current?.scrollTo({ left: rail.current.scrollWidth });
  }, [columns.length]);
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onLeave();
  });
  useEffect(() => {
    // Handled before a drawer around it, which listens on the document, can close.
    const listen = (event: globalThis.KeyboardEvent) => leave(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);

  const choose = async (level: number, option: CascaderOption) => {
    const next = [...path.slice(0, level), { id: option.id, name: option.name }];
    const complete = () => onComplete({ ids: next.map((place) => place.id), names: next.map((place) => place.name) });
    setTyped("");
    if (option.leaf) return complete();
    setPath(next);
    finder.current?.focus();
    const inside = await want(option.id);
    return inside?.length === 0 ? complete() : undefined;
  };
  const found = (level: number) => {
    const column = columnOf(columns[level]?.id);
    return level === last && typeof column === "object" ? findOptions(column, typed) : column;
  };
  const findByLetter = (event: KeyboardEvent<HTMLDivElement>) => {
    if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) finder.current?.focus();
  };
  const onFind = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "ArrowDown")) return;
    // Enter picks here; it must not send the form around it.
    event.preventDefault();
    const options = found(last);
    if (event.key === "ArrowDown")
      rail.current?.querySelector<HTMLElement>("[data-part='column']:last-child [role='option']")?.focus();
    else if (typed !== "" && typeof options === "object" && options[0]) void choose(last, options[0]);
  };
  return (
    <div id={id} role="dialog" aria-label={label} data-part="panel" className={styles.panel}>
      <input
        ref={finder}
        type="search"
        value={typed}
        maxLength={140}
        placeholder={cascader.find}
        aria-label={cascader.find}
        autoComplete="off"
        className={control}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onFind}
      />
      <VisuallyHidden role="status">{path.map(({ name }) => name).join(", ")}</VisuallyHidden>
      <div ref={rail} className={styles.rail} onKeyDown={findByLetter}>
        {columns.map((inside, level) => (
          <CascaderColumn
            key={inside?.id ?? ""}
            label={inside ? cascader.column({ inside: inside.name }) : cascader.firstColumn}
            column={found(level)}
            chosen={path[level]?.id}
            onChoose={(option) => void choose(level, option)}
            onRetry={() => void want(inside?.id)}
          />
        ))}
      </div>
    </div>
  );
}
