import { sql, type SQL } from "drizzle-orm";
import { freightTemplates, goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/locales.ts";
import { countryWithCode, insideOf, placeWithId } from "#server/modules/platform/region/service.ts";
import { arrivalAfter } from "./arrival.ts";
import { daysOf, rowsAt } from "./deliveryRows.ts";

/** Days on the way to a place by freight template; templates that don't say, or don't deliver there, are missing. */
type DaysOfTemplates = ReadonlyMap<string, readonly [fewest: number, most: number]>;

/** The order of goods by their arrival at a place. */
export interface ArrivalOrder {
  /** Hours until goods arrive at the latest; null if that is unknown. Without a place, hours until they leave. */
  key: SQL;
  /** Last day of arrival in epoch ms of goods that are ordered now; undefined if it is unknown. */
  arrivesTo(goods: { dispatchHours: number; freightTemplateId: string | null }, now: number): number | undefined;
}

/** By arrival at a region, otherwise in a country; unknown ones are no place. */
export async function arrivalOrder(
  tx: Tx,
  lang: Lang,
  { regionId, country }: { regionId?: string | undefined; country?: string | undefined },
): Promise<ArrivalOrder> {
  const asked = regionId === undefined ? undefined : await placeWithId(tx, lang, regionId);
  const place = asked ?? (country === undefined ? undefined : await countryWithCode(tx, lang, country));
  const leaves = sql`nullif(${goods.dispatchHours}, 0)`;
  if (!place) return { key: leaves, arrivesTo: () => undefined };
  const days = await daysTo(tx, place.regionIds);
  const hours = JSON.stringify(Object.fromEntries([...days].map(([id, [, most]]) => [id, most * 24])));
  return {
    key: sql`(${leaves} + (${hours}::jsonb ->> ${goods.freightTemplateId})::int)`,
    arrivesTo({ dispatchHours, freightTemplateId }, now) {
      const way = days.get(freightTemplateId ?? "");
      return way && dispatchHours > 0 ? arrivalAfter(dispatchHours, way, now).arrivesTo : undefined;
    },
  };
}

async function daysTo(tx: Tx, regionIds: readonly string[]): Promise<DaysOfTemplates> {
  const templates = await tx.select({ id: freightTemplates.id, rows: freightTemplates.rows }).from(freightTemplates);
  const named = templates.flatMap(({ rows }) => rows.flatMap((row) => row.regionIds));
  const inside = new Set(await insideOf(tx, regionIds, [...new Set(named)]));
  const days = templates.map(({ id, rows }) => [id, daysOf(rowsAt(rows, regionIds, inside))] as const);
  return new Map(days.flatMap(([id, found]) => (found ? [[id, found] as const] : [])));
}
