import { categoryKey, readStored, type SafeStorage, writeStored } from "@sundry/api/client";
import type { Category } from "@sundry/api/contract/entities/category";
import { categoryChildren } from "@sundry/api/contract/goods";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { storage, useStorage } from "../../../shared/session/storage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { readTree } from "./categoryTree.ts";

const HOUR = 3_600_000;

/**
 * The category tree: first the stored one, replaced by the server's after an hour (HM-12, product 37). Undefined until
 * there is one.
 */
export function useCategories(): readonly Category[] | undefined {
  const locale = useLocale();
  const known = useStorage();
  const stored = useMemo(() => readStoredTree(known, locale), [known, locale]);
  const { data } = useRead(categoryChildren, stored.fresh ? null : { id: "0" }, { freshFor: HOUR, ofFrame: true });
  useEffect(() => {
    if (data) writeStored(storage, categoryKey, { value: data, expires: Date.now() + HOUR, locale });
  }, [data, locale]);
  return data ?? stored.tree;
}

function readStoredTree(known: SafeStorage, locale: string) {
  const stored = readStored(known, categoryKey);
  const tree = stored?.locale === locale ? readTree(stored.value) : undefined;
  return { tree, fresh: tree !== undefined && (stored?.expires ?? 0) > Date.now() };
}
