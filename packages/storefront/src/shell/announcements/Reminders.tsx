import { Suspense, useSyncExternalStore } from "react";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { loadDueReminders, storedReminders, subscribeReminders } from "../../features/seckill/index.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

const DueReminders = lazyQuietly(() =>
  Promise.all([loadDueReminders(), loadWords("seckill", currentLocale())]).then(([Loaded]) => ({
    default: Loaded,
  })),
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
