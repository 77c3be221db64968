import {
  answerComplaint,
  decideComplaint,
  addComplaintMessage,
} from "#server/modules/aftercare/complaint/storeAndPlatform.ts";
import { type Command, oneOf, textFrom, wordAt } from "../command.ts";

/** Stores' and the platform's actions on complaints. */
export const complaintCommands: readonly Command[] = [
  {
    name: "complaint-answer",
    usage: "<complaint> <words…>",
    does: "replies to a complaint for the store",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the complaint");
      await answerComplaint(tx, services, { id, content: textFrom(called, 1, "answer") });
      return `Complaint ${id}: answered. The platform decides next.`;
    },
  },
  {
    name: "complaint-say",
    usage: "<complaint> store|platform <words…>",
    does: "adds a message to a complaint",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the complaint");
      const who = oneOf(wordAt(called, 1, "speaker: store or platform"), ["store", "platform"]);
      const speaker = who === "store" ? "STORE" : "PLATFORM";
      await addComplaintMessage(tx, services, { id, speaker, content: textFrom(called, 2, "words") });
      return `Complaint ${id}: message added for the ${who}.`;
    },
  },
  {
    name: "complaint-rule",
    usage: "<complaint> <ruling…>",
    does: "decides a complaint for the platform and closes it",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the complaint");
      await decideComplaint(tx, services, { id, ruling: textFrom(called, 1, "ruling") });
      return `Complaint ${id}: decided and closed.`;
    },
  },
];
