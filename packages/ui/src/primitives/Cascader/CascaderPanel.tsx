"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useEffectEvent } from "use-effect-event";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useTextLimit } from "../../runtime/TextLimitProvider.tsx";
import type { AriaName } from "../Field/fieldContext.ts";
import { control } from "../Input/Input.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { CascaderColumn } from "./CascaderColumn.tsx";
import * as styles from "./Cascader.css.ts";
import { type CascaderChoice, type CascaderOption, findOptions } from "./cascaderChoice.ts";
import { type LoadOptions, useColumns } from "./useColumns.ts";

interface CascaderPanelProps {
  id: string;
  name: AriaName;
  load: LoadOptions;
  /** The choice to start from. */
  chosen: CascaderChoice | undefined;
  onComplete: (choice: CascaderChoice) => void;
  onLeave: () => void;
}

interface Place {
  id: string;
  name: string;
}

/** The open cascader: a search box, and one column per level reached so far. */
export function CascaderPanel({ id, name, load, chosen, onComplete, onLeave }: CascaderPanelProps) {
  const { cascader } = useMessages();
  const longest = useTextLimit();
  const { columnOf, want } = useColumns(load);
  const [path, setPath] = useState<readonly Place[]>(() =>
    (chosen?.ids ?? []).map((place, level) => ({ id: place, name: chosen?.names[level] ?? "" })),
  );
  const [typed, setTyped] = useState("");
  const finder = useRef<HTMLInputElement>(null);
  const rail = useRef<HTMLDivElement>(null);

  // The last level of a complete choice has no entries inside.
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
    // In the capture phase, so that a drawer around it, which listens on the document, does not close.
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
    // Enter selects an entry here. It must not submit the form around it.
    event.preventDefault();
    const options = found(last);
    if (event.key === "ArrowDown")
      rail.current?.querySelector<HTMLElement>("[data-part='column']:last-child [role='option']")?.focus();
    else if (typed !== "" && typeof options === "object" && options[0]) void choose(last, options[0]);
  };
  return (
    <div id={id} role="dialog" {...name} data-part="panel" className={styles.panel}>
      <input
        ref={finder}
        type="search"
        value={typed}
        maxLength={longest}
        placeholder={cascader.search}
        aria-label={cascader.search}
        autoComplete="off"
        className={control}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onFind}
      />
      <VisuallyHidden role="status">{path.map((place) => place.name).join(", ")}</VisuallyHidden>
      <div ref={rail} className={styles.rail} onKeyDown={findByLetter}>
        {columns.map((inside, level) => (
          <CascaderColumn
            key={inside?.id ?? ""}
            label={inside ? cascader.column({ inside: inside.name }) : cascader.firstColumn}
            column={found(level)}
            chosen={path[level]?.id}
            onSelect={(option) => void choose(level, option)}
            onRetry={() => void want(inside?.id)}
          />
        ))}
      </div>
    </div>
  );
}
