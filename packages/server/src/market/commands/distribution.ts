import { decideDistributionCash } from "#server/modules/buying/distribution/cash.ts";
import { decideDistribution } from "#server/modules/buying/distribution/service.ts";
import { type Command, oneOf, wordAt } from "../command.ts";

const decisions = { pass: "PASS", refuse: "REFUSE", dismiss: "RETREAT" } as const;

/** The platform's actions on distributors. */
export const distributionCommands: readonly Command[] = [
  {
    name: "distributor",
    usage: "<distributor> pass|refuse|dismiss",
    does: "decides an application for referrals, or ends a distributor's referrals",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the distributor");
      const decision = oneOf(wordAt(called, 1, "decision: pass, refuse or dismiss"), ["pass", "refuse", "dismiss"]);
      await decideDistribution(tx, services, id, decisions[decision]);
      return `Distributor ${id}: ${decision}.`;
    },
  },
  {
    name: "commission",
    usage: "<withdrawal> pay|refuse",
    does: "pays a commission withdrawal into the wallet, or declines it",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the withdrawal");
      const decision = oneOf(wordAt(called, 1, "decision: pay or refuse"), ["pay", "refuse"]);
      await decideDistributionCash(tx, services, sn, decision === "pay");
      return `Commission ${sn}: ${decision}.`;
    },
  },
];
