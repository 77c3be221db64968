import { cleanText } from "#server/cleanText.ts";
import { talkSummaries } from "#server/modules/aftercare/im/queries.ts";
import { partyOf } from "#server/modules/aftercare/im/parties.ts";
import { sendAsStore } from "#server/modules/aftercare/im/service.ts";
import { type Command, textFrom, wordAt } from "../command.ts";

/** Maximum talks listed. */
const longest = 50;

/** Stores' replies in the chat. */
export const chatCommands: readonly Command[] = [
  {
    name: "chat",
    usage: "",
    does: "lists conversations with buyers, latest first",
    async run(tx) {
      const found = await talkSummaries(tx, { reader: "STORE", limit: longest });
      const lines = await Promise.all(
        found.map(async ({ talk, last, unread }) => {
          const { name } = await partyOf(tx, talk.storeId);
          return `talk ${talk.id}  ${unread} unread  ${name.en}  ${cleanText(last?.text ?? "")}`;
        }),
      );
      return lines.length > 0 ? lines.join("\n") : "Nobody has written.";
    },
  },
  {
    name: "chat-reply",
    usage: "<talk> <words…>",
    does: "replies to a buyer in the chat for the store",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the talk");
      await sendAsStore(tx, services, id, textFrom(called, 1, "answer"));
      return `Talk ${id}: reply sent.`;
    },
  },
];
