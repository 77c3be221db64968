import { Suspense, useSyncExternalStore } from "react";
import { loadWords } from "../../../i18n/words.ts";
import { currentLocale } from "../../locale.ts";
import { storedReminders, subscribeReminders } from "../../../features/promotions/reminderStore.ts";
import { lazyQuietly } from "../../lazyPart.ts";

const DueReminders = lazyQuietly(() =>
  Promise.all([import("../../../features/promotions/DueReminders.tsx"), loadWords("promotions", currentLocale())]).then(
    ([m]) => ({ default: m.DueReminders }),
  ),
);

/** Watches for flash sales the buyer wants to be told of; without any set nothing is loaded (SK-06). */
export function Reminders() {
  const waiting = useSyncExternalStore(
    subscribeReminders,
    () => storedReminders() !== null,
    () => false,
  );
  return (
    waiting && (
      <Suspense>
        <DueReminders />
      </Suspense>
    )
  );
}
