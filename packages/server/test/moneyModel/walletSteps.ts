import fc from "fast-check";
import { askForCash, decideDistributionCash } from "#server/modules/buying/distribution/cash.ts";
import { waitingCash } from "#server/modules/buying/distribution/cashQueries.ts";
import { decideWithdrawal, requestWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { withdrawalsOf } from "#server/modules/account/wallet/withdrawalQueries.ts";
import { attempt } from "./shop.ts";
import { agreed, at, cents, pick, proof, same, step } from "./step.ts";
import * as rules from "./wallets.ts";

export const withdraw = step("withdraw", cents, async (model, run, amount) => {
  const { services, buyer } = run;
  const request = { price: amount / 100, realName: "Mei Tanaka", connectNumber: "6222" };
  const done = await attempt(run, (tx) => requestWithdrawal(tx, services, buyer, request, proof, "en"));
  if (!agreed(done, rules.canWithdraw(model, amount))) return;
  const { rows } = await withdrawalsOf(run.tx, buyer.id, noFilter, { page: 1, size: 1, offset: 0 });
  rules.freeze(model, rows[0]?.id ?? "", amount);
});
const noFilter = { sn: undefined, state: undefined, from: undefined, until: undefined };

export const decideMoney = step(
  "decide a withdrawal",
  fc.record({ place: at, state: fc.constantFrom("SUCCESS", "ERROR", "REJECT") }),
  async (model, run, { place, state }) => {
    const one = pick(model.withdrawals, place, ({ open }) => open);
    if (!one) return;
    const decision = { state, message: "Test", remark: "Test" } as Parameters<typeof decideWithdrawal>[3];
    const done = await attempt(run, (tx) => decideWithdrawal(tx, run.services, one.id, decision));
    same(done, { ok: true, value: one.open });
    if (one.open) rules.decideWithdrawal(model, one, state === "SUCCESS");
  },
  ({ withdrawals }) => withdrawals.length > 0,
);

export const cash = step("ask for commission", fc.integer({ min: 90, max: 600 }), async (model, run, amount) => {
  const done = await attempt(run, (tx) => askForCash(tx, run.services, run.promoter, { price: amount / 100 }));
  if (!agreed(done, amount >= 100 && amount <= model.commission.free)) return;
  const known = new Set(model.cashings.map(({ sn }) => sn));
  const made = (await waitingCash(run.tx)).find(({ sn }) => !known.has(sn));
  rules.askForCash(model, made?.sn ?? "", amount);
});

export const decideCommission = step(
  "decide on commission",
  fc.record({ place: at, granted: fc.boolean() }),
  async (model, run, { place, granted }) => {
    const one = pick(model.cashings, place, ({ open }) => open);
    if (!one) return;
    const done = await attempt(run, (tx) => decideDistributionCash(tx, run.services, one.sn, granted));
    if (agreed(done, one.open)) rules.decideCash(model, one, granted);
  },
  ({ cashings }) => cashings.length > 0,
);
