import { Suspense, useSyncExternalStore } from "react";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { loadDueReminders, storedReminders, subscribeReminders } from "../../features/seckill/index.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const DueReminders = lazyOptional(() =>
  Promise.all([loadDueReminders(), loadWords("seckill", currentLocale())]).then(([Loaded]) => ({
    default: Loaded,
  })),
);

/** Loads the reminders of flash sales once one is set (SK-06). */
export function Reminders() {
  const hasReminders = useSyncExternalStore(
    subscribeReminders,
    () => storedReminders() !== null,
    () => false,
  );
  return (
    hasReminders && (
      <Suspense>
        <DueReminders />
      </Suspense>
    )
  );
}
