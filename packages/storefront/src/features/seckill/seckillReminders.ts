/** A reminder of goods in a round that has not begun. Times in epoch milliseconds. */
export interface SeckillReminder {
  readonly skuId: string;
  readonly name: string;
  readonly href: string;
  /** Start and end of the round. */
  readonly startsAt: number;
  readonly endsAt: number;
}

// Checked by hand, because every page reads reminders, and a schema library would weigh more than the rest of this
// file.
function isReminder(value: unknown): value is SeckillReminder {
  if (typeof value !== "object" || value === null) return false;
  const { skuId, name, href, startsAt, endsAt } = value as Record<keyof SeckillReminder, unknown>;
  const texts = [skuId, name, href].every((field) => typeof field === "string");
  return texts && Number.isFinite(startsAt) && Number.isFinite(endsAt);
}

/** Most reminders stored; the oldest go first. */
const MAX_REMINDERS = 50;

/** Reads the stored reminders; malformed content counts as none (EN-04). */
export function readReminders(text: string | null): readonly SeckillReminder[] {
  if (!text) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.every(isReminder) ? found : [];
  } catch {
    return [];
  }
}

export function writeReminders(reminders: readonly SeckillReminder[]): string {
  return JSON.stringify(reminders.slice(-MAX_REMINDERS));
}

/** The list with this reminder added, or removed if it was in the list. */
export function toggled(reminders: readonly SeckillReminder[], one: SeckillReminder): readonly SeckillReminder[] {
  return isSet(reminders, one) ? reminders.filter((other) => !isSame(other, one)) : [...reminders, one];
}

export function isSet(
  reminders: readonly SeckillReminder[],
  one: Pick<SeckillReminder, "skuId" | "startsAt">,
): boolean {
  return reminders.some((other) => isSame(other, one));
}

/** Reminders to show now, and those of later rounds; rounds that have ended are dropped. */
export function dueReminders(
  reminders: readonly SeckillReminder[],
  now: number,
): { readonly due: readonly SeckillReminder[]; readonly later: readonly SeckillReminder[] } {
  return {
    due: reminders.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
    later: reminders.filter(({ startsAt }) => startsAt > now),
  };
}

type Named = Pick<SeckillReminder, "skuId" | "startsAt">;

function isSame(one: Named, other: Named): boolean {
  return one.skuId === other.skuId && one.startsAt === other.startsAt;
}
