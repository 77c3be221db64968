import { closingActs } from "#server/shop/acts/closeOrder.ts";
import { addEvaluation } from "#server/modules/aftercare/evaluation/service.ts";
import { lineBySn } from "#server/modules/buying/order/lineQueries.ts";
import { redeem } from "#server/modules/buying/order/pickup.ts";
import { orderBySn } from "#server/modules/buying/order/queries.ts";
import { cancelOrder, confirmReceipt } from "#server/modules/buying/order/service.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import * as rules from "./orderRules.ts";
import { attempt } from "./shop.ts";
import { agreed, at, hasOrders, onOrder, pick, step } from "./step.ts";
import { isUndone, type Line } from "./world.ts";

export const cancel = onOrder(
  "the buyer cancels",
  (_, order) => rules.canCancel(order),
  (tx, { services, buyer }, { sn }) => cancelOrder(tx, services, buyer, sn, "Test"),
  (model, order) => rules.cancel(model, order, true),
);
export const close = onOrder(
  "the shop closes",
  (_, order) => rules.canCancel(order),
  (tx, { services }, { sn }) => closingActs.close.run(tx, services, { words: [sn, "Test"], options: {} }),
  (model, order) => rules.cancel(model, order, false),
);
export const send = onOrder(
  "ship",
  (_, { state }) => state === "UNDELIVERED",
  (tx, { services }, { sn }) => ship(tx, services, sn, { carrier: "SF", number: `SF${sn}` }),
  (model, order) => {
    order.state = "DELIVERED";
    order.shippedAt = model.now;
  },
);
export const receive = onOrder(
  "receive",
  (_, { state }) => state === "DELIVERED",
  (tx, { services, buyer }, { sn }) => confirmReceipt(tx, services, buyer, sn),
  rules.complete,
);
export const collect = onOrder(
  "collect",
  (_, { state }) => state === "STAY_PICKED_UP",
  async (tx, { services }, { sn }) => redeem(tx, services, sn, (await orderBySn(tx, sn))?.verificationCode ?? ""),
  rules.complete,
);

export const review = step(
  "review",
  at,
  async (model, run, place) => {
    const allowed = ({ order, reviewed }: Line) => order.state === "COMPLETED" && !reviewed;
    const line = pick(model.lines, place, allowed);
    if (!line) return;
    const skuId = run.skus[line.sku];
    const done = await attempt(run, async (tx) => {
      const goodsId = (await lineBySn(tx, line.sn))?.item.goodsId ?? "";
      const bought = { orderItemSn: line.sn, goodsId, skuId };
      return addEvaluation(tx, run.services, run.buyer, { ...bought, grade: "GOOD", content: "Fine" });
    });
    if (!agreed(done, allowed(line))) return;
    line.reviewed = true;
    if (!isUndone(line)) line.reviewPoints = "PENDING";
  },
  hasOrders,
);
