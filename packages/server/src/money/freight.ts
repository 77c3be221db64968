import type { DeliverySpeed } from "#server/db/schema/cart.ts";
import type { FreightRow, ParcelCharge } from "#server/db/schema/catalogue.ts";
import { splitByShare } from "./split.ts";

export interface FreightTemplate {
  id: string;
  pricing: "FREE" | "NUM" | "WEIGHT";
  rows: readonly FreightRow[];
}

/** A line, as far as freight is concerned. A line without a template is free. */
export interface FreightLine {
  template: FreightTemplate | null;
  num: number;
  weightGrams: number;
  /** The faster one only where {@link isExpressOffered} says so. Default: the standard one. */
  speed?: DeliverySpeed;
}

/** The row for an address: the one that names the smallest of its regions, otherwise the one for everywhere. */
export function rowFor(rows: readonly FreightRow[], regionIds: readonly string[]): FreightRow | null {
  for (const id of regionIds.toReversed()) {
    const row = rows.find((one) => one.regionIds.includes(id));
    if (row) return row;
  }
  return rows.find((row) => row.regionIds.length === 0) ?? null;
}

/**
 * Price of a parcel: the first price for the first amount, the continued price for each further amount or part of it.
 */
export function parcelCents(row: ParcelCharge, amount: number): number {
  const beyond = Math.max(0, amount - row.firstAmount);
  if (beyond === 0 || row.continuedAmount <= 0) return row.firstCents;
  return row.firstCents + Math.ceil(beyond / row.continuedAmount) * row.continuedCents;
}

/** Whether a store's goods can travel faster to an address: all of them, because they travel together. */
export function isExpressOffered(
  goods: readonly Pick<FreightLine, "template">[],
  regionIds: readonly string[],
): boolean {
  return (
    goods.length > 0 &&
    goods.every(
      ({ template }) =>
        template !== null && template.pricing !== "FREE" && rowFor(template.rows, regionIds)?.express !== undefined,
    )
  );
}

/**
 * Freight of each line in cents; null if no row of its template serves the address. Lines with the same template share
 * its price in proportion to their amounts; the last one gets the remainder (rules 5).
 */
export function freightOf(lines: readonly FreightLine[], regionIds: readonly string[]): (number | null)[] {
  const freight: (number | null)[] = lines.map(() => 0);
  const parcels = new Map<string, { template: FreightTemplate; at: number[] }>();
  lines.forEach(({ template }, at) => {
    if (template === null || template.pricing === "FREE") return;
    const parcel = parcels.get(template.id) ?? { template, at: [] };
    parcel.at.push(at);
    parcels.set(template.id, parcel);
  });
  for (const { template, at } of parcels.values()) {
    const amounts = at.map((index) => amountOf(lines[index], template.pricing));
    const area = rowFor(template.rows, regionIds);
    const row = (at.some((index) => lines[index]?.speed === "EXPRESS") && area?.express) || area;
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const parts = row === null ? [] : splitByShare(parcelCents(row, total), amounts);
    at.forEach((index, place) => {
      freight[index] = row === null ? null : (parts[place] ?? 0);
    });
  }
  return freight;
}

function amountOf(line: FreightLine | undefined, pricing: FreightTemplate["pricing"]): number {
  if (line === undefined) return 0;
  return pricing === "WEIGHT" ? line.weightGrams * line.num : line.num;
}
