import { useToast } from "@sundry/ui/primitives/Toast";
import { useClock } from "@sundry/ui/runtime";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { storage } from "../../app/storage.ts";
import {
  dueReminders,
  isSet,
  readReminders,
  type SeckillReminder,
  toggled,
  writeReminders,
} from "./seckillReminders.ts";

const key = "seckillReminders";
const listeners = new Set<() => void>();

/** The reminders of this browser, and the switch for one of them; a visitor has them too (SK-06). */
export function useSeckillReminders() {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  const reminders = useMemo(() => readReminders(text), [text]);
  return {
    has: (one: Pick<SeckillReminder, "skuId" | "startsAt">) => isSet(reminders, one),
    /** Answers whether it is set now. */
    toggle: (one: SeckillReminder) => {
      const next = toggled(readReminders(stored()), one);
      keep(next);
      return isSet(next, one);
    },
  };
}

/** Tells each reminder once, as soon as its round runs; without any in store there is nothing to watch. */
export function useDueReminders(): void {
  const { t } = useTranslation("promotions");
  const clock = useClock();
  const navigate = useNavigate();
  const { show } = useToast();
  const waiting = useSyncExternalStore(
    subscribe,
    () => stored() !== null,
    () => false,
  );
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => {
      const all = readReminders(stored());
      const { due, later } = dueReminders(all, clock.now());
      if (later.length < all.length) keep(later);
      for (const { name, href } of due)
        show({
          text: t("reminder.due", { name }),
          action: { label: t("reminder.look"), onAction: () => void navigate(href) },
        });
    };
    look();
    return clock.subscribe(look);
  }, [waiting, clock, show, t, navigate]);
}

const stored = () => storage.get(key);

function keep(reminders: readonly SeckillReminder[]): void {
  if (reminders.length > 0) storage.set(key, writeReminders(reminders));
  else storage.remove(key);
  for (const listener of [...listeners]) listener();
}

/** Other tabs of this browser share the reminders. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
