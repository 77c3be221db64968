import type { CartStore, StoreParcel } from "@sundry/api/contract/entities/basket";

/**
 * First and last day on which parcels arrive, in epoch milliseconds. Undefined if it is unknown for any of them, because the
 * order is complete only with the last one.
 */
export function arrivalOf(
  parcels: readonly (StoreParcel | null | undefined)[],
): readonly [from: number, to: number] | undefined {
  const days = parcels.map((parcel) =>
    parcel?.arrivesFrom != null && parcel.arrivesTo != null
      ? ([parcel.arrivesFrom, parcel.arrivesTo] as const)
      : undefined,
  );
  const known = days.filter((day) => day !== undefined);
  if (known.length === 0 || known.length < days.length) return undefined;
  return [Math.min(...known.map(([from]) => from)), Math.max(...known.map(([, to]) => to))];
}

/** Days in which all goods of an order can be returned: the fewest of its stores; undefined if some of them can't be. */
export function returnDaysOf(stores: readonly CartStore[]): number | undefined {
  const days = stores.map(({ parcel }) => parcel?.returnDays ?? 0);
  return days.length > 0 ? Math.min(...days) || undefined : undefined;
}
