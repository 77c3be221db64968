import { getTimesKey, readStored, type SafeStorage, writeStored } from "@sundry/api/client";

/** Before this hour of the buyer's day nothing pops up (HM-13). */
const FROM_HOUR = 6;
/** The full date beside the stored day of the month, which comes again every month. */
const dateKey = "getTimesDate";

/**
 * Whether today's coupons are still to be asked for (HM-13, decisions 12): from six in the morning, unless the stored day of
 * the month is today's. Another day counts, larger or smaller, and the same day of another month too.
 */
export function popUpDue(storage: SafeStorage, now: Date): boolean {
  if (now.getHours() < FROM_HOUR) return false;
  const sameDay = readStored(storage, getTimesKey) === now.getDate();
  const date = storage.get(dateKey);
  return !sameDay || (date !== null && date !== dateOf(now));
}

/** Remembers that today's coupons have been answered, none included. */
export function popUpSeen(storage: SafeStorage, now: Date): void {
  writeStored(storage, getTimesKey, now.getDate());
  storage.set(dateKey, dateOf(now));
}

const dateOf = (now: Date) => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
