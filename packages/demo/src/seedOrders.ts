import { eq } from "drizzle-orm";
import {
  addSku,
  addTrace,
  type Buyer,
  cancelOrder,
  chooseDelivery,
  choosePickup,
  chooseReceipt,
  confirmReceipt,
  createTrade,
  deliver,
  goods,
  itemsOf,
  ordersOfTrade,
  payFromWallet,
  releasePoints,
  type Services,
  ship,
  type Tx,
} from "@sundry/server/marketplace";
import { demoOrders, type OrderStory, type StoryStep } from "./data/demoOrders.ts";
import { goodsIdOf, idOf, skuIdOf } from "./ids.ts";
import { followUp } from "./seedCases.ts";
import { seededRandom } from "./seededRandom.ts";

const minuteMs = 60_000;

/**
 * Creates the buyer's orders of the demo marketplace, one in each state, through the services of real orders, each step
 * at its own time in the past. What they have earned is pending only if they can still be returned. The wallet must have
 * enough money and no password yet.
 */
export async function seedOrders(tx: Tx, services: Services, buyer: Buyer): Promise<void> {
  const random = seededRandom("demo orders");
  const now = services.clock.now();
  for (const story of demoOrders) {
    const at = (minutesAgo: number): Services => ({
      ...services,
      random,
      clock: { now: () => now - minutesAgo * minuteMs },
    });
    const sn = await place(tx, at(story.placed), buyer, story);
    for (const step of story.steps) await happen(tx, at(step.ago), buyer, sn, step);
    await releasePoints.settle(tx, services, sn, new Date(now));
  }
}

/** Orders the goods of a story at their minimum quantity; returns the number of the order. */
async function place(tx: Tx, services: Services, buyer: Buyer, story: OrderStory): Promise<string> {
  for (const [family, variant] of story.goods) {
    const id = goodsIdOf(family, variant);
    const [row] = await tx.select({ minimum: goods.minimum }).from(goods).where(eq(goods.id, id));
    if (!row) throw new Error(`The demo orders name the unknown goods ${family}/${variant}.`);
    await addSku(tx, services, buyer.id, { skuId: skuIdOf(family, variant, 0), num: row.minimum });
  }
  const { pickup, invoice } = story;
  if (pickup) {
    await chooseDelivery(tx, services, buyer.id, { shippingMethod: "SELF_PICK_UP" });
    await choosePickup(tx, services, buyer.id, { storeAddressId: idOf("pickup", pickup) });
  }
  if (invoice) await chooseReceipt(tx, services, buyer.id, { receiptTitle: invoice, receiptContent: "Goods" });
  const trade = await createTrade(tx, services, buyer, { key: `demo ${story.key}` }, "en");
  if (pickup) await chooseDelivery(tx, services, buyer.id, { shippingMethod: "LOGISTICS" });
  if (invoice) await chooseReceipt(tx, services, buyer.id, {});
  const [order, another] = await ordersOfTrade(tx, trade.sn);
  if (!order || another) throw new Error(`The demo order ${story.key} is not of one store.`);
  return order.sn;
}

async function happen(tx: Tx, services: Services, buyer: Buyer, sn: string, step: StoryStep): Promise<void> {
  if ("line" in step) return followUp(tx, services, buyer, sn, step);
  if (step.does === "pay")
    // The wallet has no password yet.
    await payFromWallet(tx, services, buyer, { orderType: "ORDER", sn }, { hash: null, outcome: "none" });
  if (step.does === "cancel") await cancelOrder(tx, services, buyer, sn, step.words.en);
  if (step.does === "receive") await confirmReceipt(tx, services, buyer, sn);
  if (step.does === "trace") await addTrace(tx, services, sn, { words: step.words });
  if (step.does === "deliver") await deliver(tx, services, sn);
  if (step.does === "ship") {
    const lines = step.half
      ? (await itemsOf(tx, [sn])).slice(0, 1).map(({ sn: line, num }) => ({ sn: line, num }))
      : undefined;
    await ship(tx, services, sn, { carrier: step.carrier, number: step.number, ...(lines && { lines }) });
  }
}
