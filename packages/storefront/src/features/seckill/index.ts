export { ReminderButton } from "./ReminderButton.tsx";
export { storedReminders, subscribeReminders } from "./reminderStore.ts";
export { useRounds } from "./useRounds.ts";
export { useReloadAfterChange } from "./useReloadAfterChange.ts";

/** Loads the component that shows reminders of rounds that begin (SK-06). */
export const loadDueReminders = () => import("./DueReminders.tsx").then((m) => m.DueReminders);
