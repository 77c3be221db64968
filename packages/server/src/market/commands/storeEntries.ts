import { applicantNamed, decideStoreEntry } from "#server/modules/catalogue/storeEntry/platformDecisions.ts";
import { type Command, UsageError, oneOf, wordAt } from "../command.ts";

const decisions = ["accept", "refuse", "close", "reopen"] as const;
const done = {
  accept: "accepted, the store is open",
  refuse: "refused",
  close: "closed",
  reopen: "open again",
} as const;

/** The platform's actions on store applications. */
export const storeEntryCommands: readonly Command[] = [
  {
    name: "store-entry",
    usage: "<buyer> accept|refuse|close|reopen [reason…]",
    does: "decides a buyer's application for a store, or closes or reopens the store",
    async run(tx, services, called) {
      const login = wordAt(called, 0, "name of the buyer");
      const decision = oneOf(wordAt(called, 1, "decision"), decisions);
      const reason = called.words.slice(2).join(" ").trim();
      if (reason === "" && (decision === "refuse" || decision === "close")) throw new UsageError("Say the reason.");
      await decideStoreEntry(tx, services, await applicantNamed(tx, login), decision, reason);
      return `Store entry of ${login}: ${done[decision]}.`;
    },
  },
];
