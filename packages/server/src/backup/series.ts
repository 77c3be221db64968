import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** A backup of a series, or one whose process ended before it was whole. */
const ofSeries = /^sundry-(\d{8}T\d{6}Z)\.backup(\.part)?$/;

/** A draft that is older than this belongs to a process that has ended, in ms. */
const draftMs = 24 * 60 * 60_000;

/** File name of the backup made at a time. In the order of the names they are in the order of time. */
export function seriesName(now: number): string {
  return `sundry-${stampOf(now)}.backup`;
}

/**
 * Removes the oldest backups of a series from its folder until `kept` are left, and drafts that were left behind. Other files
 * stay. Returns the names of the backups removed.
 */
export async function removeOldest(folder: string, kept: number, now: number): Promise<string[]> {
  const whole: string[] = [];
  const left: string[] = [];
  const oldest = stampOf(now - draftMs);
  for (const name of await readdir(folder)) {
    const [, stamp = "", isDraft] = ofSeries.exec(name) ?? [];
    if (isDraft && stamp < oldest) left.push(name);
    if (stamp && !isDraft) whole.push(name);
  }
  const removed = whole.toSorted().slice(0, -kept);
  for (const name of [...removed, ...left]) await rm(join(folder, name), { force: true });
  return removed;
}

function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}
