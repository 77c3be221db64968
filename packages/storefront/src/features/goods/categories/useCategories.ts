import { categoryKey, readStored, writeStored } from "@sundry/api/client";
import type { Category } from "@sundry/api/contract/entities/category";
import { categoryChildren } from "@sundry/api/contract/goods";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { storage } from "../../../shared/session/storage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { readTree } from "./categoryTree.ts";

const HOUR = 3_600_000;

/**
 * The tree of categories: the stored one of this language at once, the server's behind it, kept for an hour (HM-12,
 * decisions 37). Undefined until there is one.
 */
export function useCategories(): readonly Category[] | undefined {
  const locale = useLocale();
  const kept = useMemo(() => readKept(locale), [locale]);
  const { data } = useRead(categoryChildren, kept.fresh ? null : { id: "0" }, { freshFor: HOUR });
  useEffect(() => {
    if (data) writeStored(storage, categoryKey, { value: data, expires: Date.now() + HOUR, locale });
  }, [data, locale]);
  return data ?? kept.tree;
}

function readKept(locale: string) {
  const kept = readStored(storage, categoryKey);
  const tree = kept?.locale === locale ? readTree(kept.value) : undefined;
  return { tree, fresh: tree !== undefined && (kept?.expires ?? 0) > Date.now() };
}
