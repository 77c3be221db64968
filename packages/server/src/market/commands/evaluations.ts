import { replyToEvaluation } from "#server/modules/aftercare/evaluation/service.ts";
import { type Command, textFrom, wordAt } from "../command.ts";

/** Stores' actions on evaluations. */
export const evaluationCommands: readonly Command[] = [
  {
    name: "reply",
    usage: "<evaluation> <words…>",
    does: "replies to a review for the store",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the evaluation");
      await replyToEvaluation(tx, services, { id, reply: textFrom(called, 1, "reply") });
      return `Review ${id}: reply sent.`;
    },
  },
];
