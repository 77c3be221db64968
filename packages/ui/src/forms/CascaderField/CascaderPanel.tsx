"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import * as styles from "./CascaderField.css.ts";
import { type CascaderOption, type CascaderPath, matching } from "./path.ts";
import { type LoadChildren, useColumn } from "./useColumn.ts";

interface CascaderPanelProps {
  path: CascaderPath;
  rootId: string;
  loadChildren: LoadChildren;
  onChoose: (path: CascaderPath) => void;
  onClose: () => void;
}

/** One column at a time: the way so far above, a box to type in, and the places inside the last one. */
export function CascaderPanel({ path, rootId, loadChildren, onChoose, onClose }: CascaderPanelProps) {
  const { cascader } = useMessages();
  // A finished path opens at its last column, so that a neighbour is one press away.
  const [depth, setDepth] = useState(path.complete ? path.options.length - 1 : path.options.length);
  const [typed, setTyped] = useState("");
  const parentId = path.options[depth - 1]?.id ?? rootId;
  const { options, failed, retry } = useColumn(parentId, loadChildren);
  const find = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const loaded = options !== undefined;
  const shown = options ? matching(options, typed) : [];

  useEffect(() => {
    if (loaded) find.current?.focus();
  }, [loaded, parentId]);
  useEffect(() => {
    // Nothing is inside the place chosen last: the path is whole.
    if (options?.length === 0 && depth > 0) onChoose({ options: path.options.slice(0, depth), complete: true });
  }, [options, depth, path, onChoose]);

  const pick = (option: CascaderOption) => {
    setTyped("");
    setDepth(depth + 1);
    onChoose({ options: [...path.options.slice(0, depth), option], complete: option.hasChildren === false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") step(event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const step = (by: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    (at + by < 0 ? find.current : buttons[Math.min(at + by, buttons.length - 1)])?.focus();
  };
  const [first] = shown;
  return (
    <div data-part="panel" className={styles.panel} onKeyDown={onKeyDown}>
      <nav aria-label={cascader.path} className={styles.crumbs}>
        {path.options.slice(0, depth + 1).map((option, at) => (
          <Button key={option.id} size="sm" variant={at === depth ? "strong" : "quiet"} onClick={() => setDepth(at)}>
            {option.name}
          </Button>
        ))}
        {depth >= path.options.length && <span className={styles.here}>{cascader.choose}</span>}
      </nav>
      {failed ? (
        <div role="alert" className={styles.failed}>
          <span>{cascader.failed}</span>
          <RetryButton onRetry={retry} />
        </div>
      ) : loaded ? (
        <>
          <input
            ref={find}
            aria-label={cascader.find}
            placeholder={cascader.find}
            autoComplete="off"
            maxLength={140}
            value={typed}
            className={control}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter picks here; it must not send the form, and not end a composition.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (first && typed) pick(first);
            }}
          />
          <ul ref={list} className={styles.list}>
            {shown.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  aria-pressed={option.id === path.options[depth]?.id}
                  className={styles.option}
                  onClick={() => pick(option)}
                >
                  {option.name}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={styles.nothing}>
            {shown.length === 0 && options.length > 0 ? cascader.nothingFound : null}
          </p>
        </>
      ) : (
        <Spinner className={styles.spinner} />
      )}
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useMessages();
  return (
    <Button size="sm" variant="outline" onClick={onRetry}>
      {retry}
    </Button>
  );
}
