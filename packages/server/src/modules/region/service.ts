import type { Region, RegionPath } from "@sundry/api/contract/entities/address";
import type { z } from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";
import { childrenOf, citiesNamed, leavesNamed, regionById, regionsWithIds } from "./queries.ts";
import { inAllLanguages, inLanguage, type Lang } from "#server/locales.ts";

/** The regions inside a region, in display order; `0` answers the first level, an unknown id nothing. */
export async function regionsInside(tx: Tx, lang: Lang, parentId: string): Promise<z.output<typeof Region>[]> {
  const rows = await childrenOf(tx, parentId);
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parentId,
    name: inLanguage(lang, row.name),
    level: row.level,
    path: row.path.join(","),
    orderNum: row.sortOrder,
    hasChildren: row.hasChildren,
  }));
}

/** Whether ids lead from the first level down to a region that has none inside it. */
export async function isRegionPath(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const last = ids.at(-1);
  const region = last === undefined ? undefined : await regionById(tx, last);
  return region !== undefined && !region.hasChildren && [...region.path, region.id].join(",") === ids.join(",");
}

/**
 * The way to the one region that a city (id or name) and a name inside it mean; a city without regions inside may be named
 * twice. Empty when none or several fit. MC-14.
 */
export async function resolveRegion(
  tx: Tx,
  lang: Lang,
  { cityCode, townName }: { cityCode: string; townName: string },
): Promise<RegionPath> {
  const [city, otherCity] = await citiesNamed(tx, cityCode.trim());
  if (!city || otherCity) return {};
  const isCityItself = [city.id, ...inAllLanguages(city.name)].some(
    (name) => name.toLowerCase() === townName.trim().toLowerCase(),
  );
  const [town, otherTown] =
    !city.hasChildren && isCityItself ? [city] : await leavesNamed(tx, city.id, townName.trim());
  if (!town || otherTown) return {};
  const way = await regionsWithIds(tx, [...town.path, town.id]);
  return {
    id: way.map(({ id }) => id).join(","),
    name: way.map(({ name }) => inLanguage(lang, name)).join(","),
  };
}

/** The names of a way of region ids in one language, joined with commas; null when there is no such way to the end. */
export async function regionNames(tx: Tx, lang: Lang, ids: readonly string[]): Promise<string | null> {
  if (!(await isRegionPath(tx, ids))) return null;
  const way = await regionsWithIds(tx, ids);
  return way.map(({ name }) => inLanguage(lang, name)).join(",");
}
