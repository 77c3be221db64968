import type { regions } from "#server/db/schema/region.ts";
import { africaAndGulf } from "./countries/africaAndGulf.ts";
import { americas } from "./countries/americas.ts";
import { asiaPacific } from "./countries/asiaPacific.ts";
import { china } from "./countries/china.ts";
import type { CountryText } from "./countries/countryText.ts";
import { europe } from "./countries/europe.ts";

/** Path to a region from its country by English names: `CN`, `CN/Zhejiang`, `CN/Zhejiang/Jinhua/Yiwu`. */
export type RegionKey = string;

export type RegionLevel = "country" | "province" | "city" | "district";

/** An administrative region for addresses. */
export interface Region {
  /** Digits: the country's ISO number, then two digits per level. */
  id: string;
  /** `0` for countries. */
  parentId: string;
  key: RegionKey;
  level: RegionLevel;
  name: { en: string; zh: string };
  /** Ids of its ancestors from the country down, without itself. */
  path: readonly string[];
  /** Position among its siblings, from 1. */
  orderNum: number;
}

/** Every region that the shop knows, parents before their children. */
export const everyRegion: readonly Region[] = [china, ...europe, ...americas, ...africaAndGulf, ...asiaPacific].flatMap(
  (country, index) => readCountry(country, index + 1),
);

/** The same as rows of a database. */
export function regionRows(): (typeof regions.$inferInsert)[] {
  const parents = new Set(everyRegion.map(({ parentId }) => parentId));
  return everyRegion.map(({ id, parentId, level, name, path, orderNum }) => ({
    id,
    parentId,
    level,
    name,
    path: [...path],
    sortOrder: orderNum,
    hasChildren: parents.has(id),
  }));
}

function readCountry({ code, number, name, provinces }: CountryText, orderNum: number): Region[] {
  const country: Region = { id: number, parentId: "0", key: code, level: "country", name, path: [], orderNum };
  return [
    country,
    ...provinces
      .trim()
      .split("\n")
      .flatMap((line, index) => readProvince(country, line, index + 1)),
  ];
}

function readProvince(country: Region, line: string, orderNum: number): Region[] {
  const [head = "", cities = ""] = line.split(": ");
  const province = below(country, "province", head, orderNum);
  return [province, ...cities.split("; ").flatMap((city, index) => readCity(province, city, index + 1))];
}

function readCity(province: Region, text: string, orderNum: number): Region[] {
  const [head = "", districts] = text.replace(/\)$/, "").split(" (");
  const city = below(province, "city", head, orderNum);
  return [
    city,
    ...(districts?.split(", ") ?? []).map((district, index) => below(city, "district", district, index + 1)),
  ];
}

/** Reads `Hangzhou 杭州市`: English up to the first Chinese character. */
function below(parent: Region, level: RegionLevel, text: string, orderNum: number): Region {
  const [, en, zh] = /^(.+?)\s+(\p{Script=Han}.*)$/u.exec(text) ?? [];
  if (en === undefined || zh === undefined)
    throw new Error(`Region "${text}" in ${parent.key} lacks one of its names.`);
  return {
    id: `${parent.id}${String(orderNum).padStart(2, "0")}`,
    parentId: parent.id,
    key: `${parent.key}/${en}`,
    level,
    name: { en, zh },
    path: [...parent.path, parent.id],
    orderNum,
  };
}
