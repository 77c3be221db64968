import { useMemo, useSyncExternalStore } from "react";
import { keepReminders, storedReminders, subscribeReminders } from "./reminderStore.ts";
import { isSet, readReminders, type SeckillReminder, toggled } from "./seckillReminders.ts";

/** The reminders of this browser, and the switch for one of them; a visitor has them too (SK-06). */
export function useSeckillReminders() {
  const text = useSyncExternalStore(subscribeReminders, storedReminders, () => null);
  const reminders = useMemo(() => readReminders(text), [text]);
  return {
    has: (one: Pick<SeckillReminder, "skuId" | "startsAt">) => isSet(reminders, one),
    /** Answers whether it is set now. */
    toggle: (one: SeckillReminder) => {
      const next = toggled(readReminders(storedReminders()), one);
      keepReminders(next);
      return isSet(next, one);
    },
  };
}
