import { replyToEvaluation } from "#server/modules/evaluation/service.ts";
import { type Command, sentenceFrom, wordAt } from "../command.ts";

/** What stores do with evaluations. */
export const evaluationCommands: readonly Command[] = [
  {
    name: "reply",
    usage: "<evaluation> <words…>",
    does: "replies to a review for the store",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the evaluation");
      await replyToEvaluation(tx, services, { id, reply: sentenceFrom(called, 1, "reply") });
      return `Review ${id}: reply sent.`;
    },
  },
];
