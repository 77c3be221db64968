import { useMemo, useSyncExternalStore } from "react";
import { storeReminders, storedReminders, subscribeReminders } from "./reminderStore.ts";
import { isSet, readReminders, type SeckillReminder, toggled } from "./seckillReminders.ts";

/** The reminders of this browser; visitors have them too (SK-06). */
export function useSeckillReminders() {
  const text = useSyncExternalStore(subscribeReminders, storedReminders, () => null);
  const reminders = useMemo(() => readReminders(text), [text]);
  return {
    all: reminders,
    has: (one: Pick<SeckillReminder, "skuId" | "startsAt">) => isSet(reminders, one),
    /** Sets the reminder or removes it; returns whether it is set now. */
    toggle: (one: SeckillReminder) => {
      const next = toggled(readReminders(storedReminders()), one);
      storeReminders(next);
      return isSet(next, one);
    },
  };
}
