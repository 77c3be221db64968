import { getTimesKey, readStored, type SafeStorage, writeStored } from "@sundry/api/client";

/** No pop-up before this hour of the buyer's day (HM-13). */
const FROM_HOUR = 6;
/** The full date, because the stored day of the month repeats every month. */
const dateKey = "getTimesDate";

/**
 * Whether to request today's coupons (HM-13, product 12): from six in the morning, unless already done today. The same
 * day of another month counts as another day.
 */
export function popUpDue(storage: SafeStorage, now: Date): boolean {
  if (now.getHours() < FROM_HOUR) return false;
  const sameDay = readStored(storage, getTimesKey) === now.getDate();
  const date = storage.get(dateKey);
  return !sameDay || (date !== null && date !== dateOf(now));
}

/** Records that today's coupons were received, even if there were none. */
export function popUpSeen(storage: SafeStorage, now: Date): void {
  writeStored(storage, getTimesKey, now.getDate());
  storage.set(dateKey, dateOf(now));
}

const dateOf = (now: Date) => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
