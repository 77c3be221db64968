import { categoryKey, readStored, writeStored } from "@sundry/api/client";
import type { Category } from "@sundry/api/contract/entities/category";
import { categoryChildren } from "@sundry/api/contract/goods";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { storage } from "../../../shared/session/storage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { readTree } from "./categoryTree.ts";

const HOUR = 3_600_000;

/** The category tree: the stored one first, replaced by the server's after an hour (HM-12, product 37). Undefined until there is one. */
export function useCategories(): readonly Category[] | undefined {
  const locale = useLocale();
  const stored = useMemo(() => readStoredTree(locale), [locale]);
  const { data } = useRead(categoryChildren, stored.fresh ? null : { id: "0" }, { freshFor: HOUR });
  useEffect(() => {
    if (data) writeStored(storage, categoryKey, { value: data, expires: Date.now() + HOUR, locale });
  }, [data, locale]);
  return data ?? stored.tree;
}

function readStoredTree(locale: string) {
  const stored = readStored(storage, categoryKey);
  const tree = stored?.locale === locale ? readTree(stored.value) : undefined;
  return { tree, fresh: tree !== undefined && (stored?.expires ?? 0) > Date.now() };
}
