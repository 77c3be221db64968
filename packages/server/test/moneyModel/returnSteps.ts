import fc from "fast-check";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { applyAfterSale } from "#server/modules/aftercare/afterSale/application.ts";
import { payBackOrder } from "#server/modules/aftercare/afterSale/goodwill.ts";
import { cancelAfterSale, sendBack } from "#server/modules/aftercare/afterSale/service.ts";
import {
  confirmReturn,
  confirmTransfer,
  decideAfterSale,
  refuseReturn,
} from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { idFromKey } from "#server/ids.ts";
import { wallTime } from "#server/shopTime.ts";
import type { Model } from "./model.ts";
import * as rules from "./returns.ts";
import { attempt, type Run } from "./shop.ts";
import { agreed, at, hasOrders, pick, same, step } from "./step.ts";
import { type Case, left } from "./world.ts";

const hasCases = (model: Readonly<Model>) => model.cases.length > 0;

export const ask = step(
  "ask for money",
  fc.record({ place: at, back: fc.boolean(), pieces: fc.integer({ min: 1, max: 3 }) }),
  async (model, run, { place, back, pieces }) => {
    const line = pick(model.lines, place, (one) => rules.canAsk(model, one, back, 1));
    if (!line) return;
    const asked = place % 3 > 0 ? Math.max(1, Math.min(pieces, left(line).num)) : pieces;
    const kind = back
      ? ({ serviceType: "RETURN_GOODS", reason: "Not as described" } as const)
      : ({ serviceType: "RETURN_MONEY", reason: "Items are missing" } as const);
    const bank = { bankDepositName: "Bank", bankAccountName: "Mei Tanaka", bankAccountNumber: "6222" };
    const request = { orderItemSn: line.sn, num: asked, ...kind, ...bank };
    const done = await attempt(run, (tx) => applyAfterSale(tx, run.services, run.buyer, request, "en"));
    if (!agreed(done, rules.canAsk(model, line, back, asked))) return;
    same(Math.round(Number(done.value.applyRefundPrice) * 100), rules.askedFor(line, asked));
    rules.ask(model, line, { sn: done.value.sn, back, num: asked });
  },
  hasOrders,
);

/** A step on a request in one of its states. */
function onCase<T>(
  name: string,
  input: fc.Arbitrary<T>,
  states: readonly Case["state"][],
  real: (tx: Tx, run: Run, one: Case, input: T) => Promise<unknown>,
  then: (model: Model, one: Case, input: T) => void,
) {
  return step(
    name,
    fc.record({ place: at, input }),
    async (model, run, given) => {
      const one = pick(model.cases, given.place, ({ state }) => states.includes(state));
      if (!one) return;
      const done = await attempt(run, (tx) => real(tx, run, one, given.input));
      if (agreed(done, states.includes(one.state))) then(model, one, given.input);
    },
    hasCases,
  );
}

/** Of what was asked for: nothing, a cent, a part, all. */
const share = fc.oneof(
  { weight: 3, arbitrary: fc.constant(1) },
  fc.constant(0),
  fc.constant(-1),
  fc.double({ min: 0, max: 1, noNaN: true }),
);
const grantedOf = ({ asked }: Case, part: number) => (part < 0 ? Math.min(1, asked) : Math.floor(asked * part));

export const grant = onCase(
  "grant",
  share,
  ["APPLY"],
  (tx, { services }, one, part) =>
    decideAfterSale(tx, services, one.sn, { pass: true, refundCents: grantedOf(one, part) }),
  (model, one, part) => rules.agree(model, one, grantedOf(one, part)),
);
/** The shop pays back a cent, a part, all that is left, or more. */
export const payBack = step(
  "the shop pays back",
  fc.record({ place: at, part: fc.oneof(fc.constantFrom(-1, 1, 1), fc.double({ min: 0, max: 1.1, noNaN: true })) }),
  async (model, run, { place, part }) => {
    const order = pick(model.orders, place, (one) => rules.payable(one) > 0);
    if (!order) return;
    const cents = part < 0 ? 1 : Math.max(1, Math.ceil(rules.payable(order) * part));
    const words = { cents, reason: `Test ${model.now}` };
    const done = await attempt(run, async (tx) => {
      const { result } = await payBackOrder(tx, run.services, order.sn, words);
      if (result !== "PAID_BACK") throw new Refused(1003);
    });
    if (agreed(done, rules.canPayBack(order, cents))) rules.payBack(model, order, cents);
  },
  hasOrders,
);
export const decline = onCase(
  "decline",
  fc.constant(0),
  ["APPLY"],
  (tx, { services }, { sn }) => decideAfterSale(tx, services, sn, { pass: false }),
  (_, one) => rules.end(one),
);
export const withdrawCase = onCase(
  "withdraw the request",
  fc.constant(0),
  ["APPLY", "PASS"],
  (tx, { services, buyer }, { sn }) => cancelAfterSale(tx, services, buyer, sn, "en"),
  (_, one) => rules.end(one),
);
export const giveBack = onCase(
  "send back",
  fc.constant(0),
  ["PASS"],
  (tx, { services, buyer }, { sn: afterSaleSn }) => {
    const mDeliverTime = wallTime(services.clock.now(), services.config.shopZone).day;
    const parcel = { logisticsId: idFromKey("carrier", "SF"), logisticsNo: "SF1", mDeliverTime };
    return sendBack(tx, services, buyer, { afterSaleSn, ...parcel }, "en");
  },
  rules.sendBack,
);
export const accept = onCase(
  "accept the return",
  fc.constant(0),
  ["BUYER_RETURN"],
  (tx, { services }, { sn }) => confirmReturn(tx, services, sn),
  rules.payOut,
);
export const turnDown = onCase(
  "turn the return down",
  fc.constant(0),
  ["BUYER_RETURN"],
  (tx, { services }, { sn }) => refuseReturn(tx, services, sn, "Empty"),
  (_, one) => rules.end(one),
);
export const payOut = onCase(
  "transfer the refund",
  fc.constant(0),
  ["WAIT_REFUND"],
  (tx, { services }, { sn }) => confirmTransfer(tx, services, sn),
  (model, one) => rules.finish(model, one, true),
);
