export { storedReminders, subscribeReminders } from "./reminderStore.ts";
export { roundsOf } from "./seckillRounds.ts";

/** Tells when a round begins that the buyer wants to be told of (SK-06). */
export const loadDueReminders = () => import("./DueReminders.tsx").then((m) => m.DueReminders);
