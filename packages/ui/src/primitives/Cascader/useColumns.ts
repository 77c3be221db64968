"use client";
import { useCallback, useRef, useState } from "react";
import type { CascaderOption, Column } from "./cascaderChoice.ts";

/** Loads the entries inside one; `undefined` stands for the first column. */
export type LoadOptions = (inside: string | undefined) => Promise<readonly CascaderOption[]>;

const first = "";

/** The columns by the entry they are inside of. Each loads when first needed, and again after a failure. */
export function useColumns(load: LoadOptions) {
  const [columns, setColumns] = useState<ReadonlyMap<string, Column>>(new Map());
  const asked = useRef(new Set<string>());

  /** Resolves with the entries, or with undefined if they failed to load or are already loading. */
  const want = useCallback(
    async (inside: string | undefined): Promise<readonly CascaderOption[] | undefined> => {
      const key = inside ?? first;
      if (asked.current.has(key)) return undefined;
      asked.current.add(key);
      const put = (column: Column) => setColumns((now) => new Map(now).set(key, column));
      put("loading");
      try {
        const options = await load(inside);
        put(options);
        return options;
      } catch {
        // The column itself shows the error and the retry button.
        asked.current.delete(key);
        put("failed");
        return undefined;
      }
    },
    [load],
  );
  return { columnOf: (inside: string | undefined) => columns.get(inside ?? first), want };
}
