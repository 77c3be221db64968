/** A goods of a round that has not begun, to be told about when it does. Moments in epoch milliseconds. */
export interface SeckillReminder {
  readonly skuId: string;
  readonly name: string;
  readonly href: string;
  /** Begin and end of the round. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The form library's schemas would be the heaviest part of a first visit; five fields are checked by hand. */
function isReminder(value: unknown): value is SeckillReminder {
  if (typeof value !== "object" || value === null) return false;
  const { skuId, name, href, startsAt, endsAt } = value as Record<keyof SeckillReminder, unknown>;
  const texts = [skuId, name, href].every((field) => typeof field === "string");
  return texts && Number.isFinite(startsAt) && Number.isFinite(endsAt);
}

/** Most reminders kept: the oldest gives way. */
const MOST = 50;

/** Reads the stored reminders; whatever is no list of them counts as none (EN-04). */
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
  return JSON.stringify(reminders.slice(-MOST));
}

/** With the reminder, or without it where it was there. */
export function toggled(reminders: readonly SeckillReminder[], one: SeckillReminder): readonly SeckillReminder[] {
  return isSet(reminders, one) ? reminders.filter((other) => !isSame(other, one)) : [...reminders, one];
}

export function isSet(
  reminders: readonly SeckillReminder[],
  one: Pick<SeckillReminder, "skuId" | "startsAt">,
): boolean {
  return reminders.some((other) => isSame(other, one));
}

/** What is to be told now, and what is still to come; rounds that are over are forgotten. */
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
