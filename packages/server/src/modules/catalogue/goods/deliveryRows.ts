import type { FreightRow } from "#server/db/schema/catalogue.ts";
import { rowFor } from "#server/money/freight.ts";

/**
 * The rows of a freight template that may apply at a place: the one for the place as a whole, and those for the regions
 * `inside` it.
 */
export function rowsAt(
  rows: readonly FreightRow[],
  regionIds: readonly string[],
  inside: ReadonlySet<string>,
): FreightRow[] {
  const whole = rowFor(rows, regionIds);
  return rows.filter((row) => row === whole || row.regionIds.some((id) => inside.has(id)));
}

/** The charges and days of the faster speed; undefined if any row does not have it. */
export function expressOf(rows: readonly FreightRow[]): NonNullable<FreightRow["express"]>[] | undefined {
  const express = rows.flatMap((row) => row.express ?? []);
  return express.length === 0 || express.length < rows.length ? undefined : express;
}

/** Fewest and most days on the way; undefined if any row does not say them. */
export function daysOf(rows: readonly Pick<FreightRow, "days">[]): [number, number] | undefined {
  const days = rows.flatMap((row) => (row.days ? [row.days] : []));
  if (days.length === 0 || days.length < rows.length) return undefined;
  return [Math.min(...days.map(([fewest]) => fewest)), Math.max(...days.map(([, most]) => most))];
}
