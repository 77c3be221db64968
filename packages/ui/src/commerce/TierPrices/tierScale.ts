import type { Tier } from "./tierFor.ts";

/** Where a quantity lies on the tiers, 0 to 1: every tier has the same width, and within it quantities are evenly spread. */
export function positionOf(tiers: readonly Tier[], count: number, maximum?: number): number {
  const index = Math.max(
    0,
    tiers.findLastIndex(({ num }) => num <= count),
  );
  const [from, to] = rangeOf(tiers, index, maximum);
  const within = Math.min(1, Math.max(0, (count - from) / (to - from)));
  return (index + within) / Math.max(1, tiers.length);
}

/** The quantity at a position of 0 to 1: the other way round. */
export function countAt(tiers: readonly Tier[], position: number, maximum?: number): number {
  const place = Math.min(1, Math.max(0, position)) * tiers.length;
  const index = Math.min(tiers.length - 1, Math.floor(place));
  const [from, to] = rangeOf(tiers, index, maximum);
  const count = Math.round(from + (place - index) * (to - from));
  // A tier ends before the next one begins.
  const last = index < tiers.length - 1 ? to - 1 : to;
  return Math.min(count, last, maximum ?? last);
}

function rangeOf(tiers: readonly Tier[], index: number, maximum: number | undefined): [from: number, to: number] {
  const from = tiers[index]?.num ?? 1;
  const next = tiers[index + 1]?.num;
  const to = next ?? Math.min(from * 2, maximum ?? from * 2);
  return [from, Math.max(to, from + 1)];
}
