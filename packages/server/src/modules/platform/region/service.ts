import { countryNamed } from "@sundry/api/address/countryNamed";
import type { Region, RegionPath } from "@sundry/api/contract/entities/address";
import type { z } from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";
import { childrenOf, citiesNamed, idsInside, leavesNamed, regionById, regionsWithIds } from "./queries.ts";
import { inAllLanguages, inLanguage, type Lang } from "#server/locales.ts";

/** The regions inside a region, in display order; `0` returns the first level, an unknown id nothing. */
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

/** Whether ids lead from the first level down to a region without children. */
export async function isRegionPath(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const last = ids.at(-1);
  const region = last === undefined ? undefined : await regionById(tx, last);
  return region !== undefined && !region.hasChildren && [...region.path, region.id].join(",") === ids.join(",");
}

/** The country (ISO 3166-1, two letters) that a path of ids begins with, by its name; undefined if it names none. */
export async function countryOf(tx: Tx, [first]: readonly string[]): Promise<string | undefined> {
  const region = first === undefined ? undefined : await regionById(tx, first);
  return region && inAllLanguages(region.name).map(countryNamed).find(Boolean);
}

/** A region: its name, and the ids that lead to it from its country. */
export interface Place {
  name: string;
  regionIds: readonly string[];
}

/** The place with an id; undefined if there is none. */
export async function placeWithId(tx: Tx, lang: Lang, id: string): Promise<Place | undefined> {
  const region = await regionById(tx, id);
  return region && { name: inLanguage(lang, region.name), regionIds: [...region.path, region.id] };
}

/** The country with two letters (ISO 3166-1); undefined if it is not among the regions. */
export async function countryWithCode(tx: Tx, lang: Lang, code: string): Promise<Place | undefined> {
  const countries = await childrenOf(tx, "0");
  const country = countries.find(({ name }) => inAllLanguages(name).some((each) => countryNamed(each) === code));
  return country && { name: inLanguage(lang, country.name), regionIds: [country.id] };
}

/** Those of the ids that are inside the last region of a path. */
export function insideOf(tx: Tx, path: readonly string[], ids: readonly string[]): Promise<string[]> {
  return idsInside(tx, path.at(-1) ?? "", ids);
}

/**
 * Whether ids lead from a country to a region whose list of cities is not complete, so that a buyer may write the name
 * of another one.
 */
export async function isUnlistedCity(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const last = ids.at(-1);
  const region = last === undefined ? undefined : await regionById(tx, last);
  if (!region || region.path.length === 0 || [...region.path, region.id].join(",") !== ids.join(",")) return false;
  const inside = await childrenOf(tx, region.id);
  return inside.some(({ hasChildren, level }) => level === "city" && !hasChildren);
}

/**
 * The path to the one region identified by a city (id or name) and a name inside it; a city without children may be
 * named twice. Empty if none or several match. MC-14.
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

/**
 * The names of a path of region ids in one language, joined with commas; null if the path does not exist or does not
 * reach the last level.
 */
export async function regionNames(tx: Tx, lang: Lang, ids: readonly string[]): Promise<string | null> {
  if (!(await isRegionPath(tx, ids))) return null;
  const way = await regionsWithIds(tx, ids);
  return way.map(({ name }) => inLanguage(lang, name)).join(",");
}
