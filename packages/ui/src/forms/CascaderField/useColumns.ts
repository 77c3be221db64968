"use client";
import { useCallback, useRef, useState } from "react";
import type { CascaderOption, Column } from "./cascader.ts";

/** Asks for the entries inside one; `undefined` asks for the first column. */
export type LoadOptions = (inside: string | undefined) => Promise<readonly CascaderOption[]>;

const first = "";

/** Columns by what they are inside of, each loaded when it is first wanted and again after a failure. */
export function useColumns(load: LoadOptions) {
  const [columns, setColumns] = useState<ReadonlyMap<string, Column>>(new Map());
  const asked = useRef(new Set<string>());

  /** Resolves with the entries, or with nothing when they did not load or are on their way already. */
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
        // The column itself tells that it failed and offers to try again.
        asked.current.delete(key);
        put("failed");
        return undefined;
      }
    },
    [load],
  );
  return { columnOf: (inside: string | undefined) => columns.get(inside ?? first), want };
}
