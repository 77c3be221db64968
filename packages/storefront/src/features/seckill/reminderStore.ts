import { storage } from "../../shared/session/storage.ts";
import { type SeckillReminder, writeReminders } from "./seckillReminders.ts";

const key = "seckillReminders";
const listeners = new Set<() => void>();

/** The reminders as this browser stores them; null when there are none. */
export const storedReminders = () => storage.get(key);

export function storeReminders(reminders: readonly SeckillReminder[]): void {
  if (reminders.length > 0) storage.set(key, writeReminders(reminders));
  else storage.remove(key);
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when the reminders change, in this tab or another. */
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
