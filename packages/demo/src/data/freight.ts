import type { Bilingual } from "../family.ts";
import type { RegionKey } from "@sundry/server/marketplace";

/** Charge for one area. Amounts are pieces for NUM and grams for WEIGHT. */
export interface FreightZone {
  /** Countries or provinces by key; empty for every region that no other zone names. */
  regions: readonly RegionKey[];
  firstAmount: number;
  firstCents: number;
  continuedAmount: number;
  continuedCents: number;
  /** Fewest and most days from dispatch to arrival. */
  days: [number, number];
  /** The faster delivery, in the stores that have it. */
  express?: Omit<FreightZone, "regions" | "express">;
}

/** How some stores charge for parcels. */
export interface FreightPlan {
  /** Unique, kebab case. */
  key: string;
  name: Bilingual;
  pricing: "FREE" | "NUM" | "WEIGHT";
  stores: readonly string[];
  zones: readonly FreightZone[];
  /** Those of the stores that also send by express. */
  expressStores?: readonly string[];
}

const eastChina: readonly RegionKey[] = ["CN/Zhejiang", "CN/Jiangsu", "CN/Shanghai"];
const farChina: readonly RegionKey[] = ["CN/Xinjiang", "CN/Tibet", "CN/Qinghai", "CN/Inner Mongolia"];
const nearAsia: readonly RegionKey[] = ["JP", "KR", "SG"];
const europe: readonly RegionKey[] = ["NL", "DE", "GB", "FR", "ES", "IT", "PL"];

function zone(
  regions: readonly RegionKey[],
  [firstAmount, firstCents]: readonly [number, number],
  [continuedAmount, continuedCents]: readonly [number, number],
  days: [number, number],
): FreightZone {
  return { regions, firstAmount, firstCents, continuedAmount, continuedCents, days };
}

/** An area with a faster delivery by air: the first amount, each further one, and its days. */
function withExpress(
  standard: FreightZone,
  [firstAmount, firstCents]: readonly [number, number],
  [continuedAmount, continuedCents]: readonly [number, number],
  days: [number, number],
): FreightZone {
  return { ...standard, express: { firstAmount, firstCents, continuedAmount, continuedCents, days } };
}

function freeZone(regions: readonly RegionKey[], days: [number, number]): FreightZone {
  return zone(regions, [1, 0], [0, 0], days);
}

/** Freight plans; every store is in exactly one. */
export const freightPlans: readonly FreightPlan[] = [
  {
    key: "free",
    name: { en: "Free shipping", zh: "包邮" },
    pricing: "FREE",
    stores: ["sundry-select"],
    zones: [
      freeZone(eastChina, [1, 2]),
      freeZone(farChina, [4, 7]),
      freeZone(["CN"], [2, 4]),
      freeZone(nearAsia, [5, 9]),
      freeZone(europe, [12, 20]),
      freeZone([], [15, 30]),
    ],
  },
  {
    key: "by-pieces",
    name: { en: "By piece", zh: "按件计费" },
    pricing: "NUM",
    stores: [
      "jinhe-umbrella",
      "threadwell",
      "papermint",
      "little-fair",
      "dongyi-knit",
      "lumen-lane",
      "brightbag",
      "festive-row",
      "glint",
    ],
    expressStores: ["jinhe-umbrella", "little-fair"],
    zones: [
      withExpress(zone(eastChina, [50, 60], [100, 30], [1, 3]), [20, 180], [20, 90], [1, 2]),
      withExpress(zone(farChina, [20, 240], [50, 120], [4, 8]), [20, 480], [20, 260], [2, 4]),
      withExpress(zone(["CN"], [50, 90], [100, 45], [2, 5]), [20, 240], [20, 120], [1, 2]),
      withExpress(zone(nearAsia, [20, 220], [50, 80], [5, 9]), [20, 480], [20, 260], [2, 4]),
      withExpress(zone(europe, [20, 320], [50, 110], [12, 20]), [20, 890], [20, 420], [4, 7]),
      withExpress(zone([], [20, 380], [50, 140], [15, 30]), [20, 980], [20, 480], [5, 9]),
    ],
  },
  {
    key: "by-weight",
    name: { en: "By weight", zh: "按重量计费" },
    pricing: "WEIGHT",
    stores: ["dailywell", "kilnmate", "pinebox", "freshfold"],
    expressStores: ["kilnmate"],
    zones: [
      withExpress(zone(eastChina, [1000, 60], [1000, 15], [1, 3]), [1000, 180], [1000, 60], [1, 2]),
      withExpress(zone(farChina, [1000, 220], [1000, 90], [4, 8]), [1000, 480], [1000, 240], [2, 4]),
      withExpress(zone(["CN"], [1000, 90], [1000, 25], [2, 5]), [1000, 240], [1000, 90], [1, 2]),
      withExpress(zone(nearAsia, [1000, 260], [1000, 85], [5, 9]), [1000, 560], [1000, 280], [2, 4]),
      withExpress(zone(europe, [1000, 340], [1000, 120], [12, 20]), [1000, 960], [1000, 460], [4, 7]),
      withExpress(zone([], [1000, 420], [1000, 160], [15, 30]), [1000, 1080], [1000, 520], [5, 9]),
    ],
  },
];
