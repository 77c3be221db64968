import { storage } from "../../shared/session/storage.ts";
import { type SeckillReminder, writeReminders } from "./seckillReminders.ts";

const key = "seckillReminders";
const listeners = new Set<() => void>();

/** The reminders of this browser as they are stored; null without any. */
export const storedReminders = () => storage.get(key);

export function keepReminders(reminders: readonly SeckillReminder[]): void {
  if (reminders.length > 0) storage.set(key, writeReminders(reminders));
  else storage.remove(key);
  for (const listener of [...listeners]) listener();
}

/** Other tabs of this browser share the reminders. */
export function subscribeReminders(listener: () => void): () => void {
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
