import { Suspense, useSyncExternalStore } from "react";
import { loadWords } from "../../i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { storedReminders, subscribeReminders } from "../../features/seckill/reminderStore.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

const DueReminders = lazyQuietly(() =>
  Promise.all([import("../../features/seckill/DueReminders.tsx"), loadWords("seckill", currentLocale())]).then(
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
