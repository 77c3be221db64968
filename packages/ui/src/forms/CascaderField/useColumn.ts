"use client";
import { useCallback, useEffect, useState } from "react";
import type { CascaderOption } from "./path.ts";

/** Gives what is inside a place; the id is the parent's. Rejects when it cannot be had. */
export type LoadChildren = (parentId: string) => Promise<readonly CascaderOption[]>;

interface Column {
  parentId: string;
  options: readonly CascaderOption[] | undefined;
  failed: boolean;
}

/** The places inside one place, asked for when they are shown; an answer that comes too late is forgotten. */
export function useColumn(parentId: string, load: LoadChildren) {
  const [attempt, setAttempt] = useState(0);
  const [column, setColumn] = useState<Column>();
  useEffect(() => {
    let current = true;
    load(parentId).then(
      (options) => current && setColumn({ parentId, options, failed: false }),
      () => current && setColumn({ parentId, options: undefined, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [parentId, load, attempt]);
  const retry = useCallback(() => {
    setColumn(undefined);
    setAttempt((now) => now + 1);
  }, []);
  const here = column?.parentId === parentId ? column : undefined;
  return { options: here?.options, failed: here?.failed ?? false, retry };
}
