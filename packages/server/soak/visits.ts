import { apply } from "@sundry/api/contract/afterSale";
import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade } from "@sundry/api/contract/checkout";
import { categoryChildren, hotWords, search, skuDetail } from "@sundry/api/contract/goods";
import { messages, send as say, talkWith } from "@sundry/api/contract/im";
import { get as orderGet, cancel, list as orders } from "@sundry/api/contract/order";
import { home } from "@sundry/api/contract/page";
import { logout, userLogin } from "@sundry/api/contract/session";
import { get as site } from "@sundry/api/contract/site";
import { get as wallet } from "@sundry/api/contract/wallet";
import { completeLogin } from "@sundry/api/client";
import { bill } from "../test/orders.ts";
import { newClient, password, type SoakBuyer, type SoakShop } from "./buyers.ts";
import type { Stores } from "./stores.ts";

/** What a visit uses. No other visit uses its buyer at the same time. */
export interface Visit {
  shop: SoakShop;
  buyer: SoakBuyer;
  stores: Stores;
  /** Picks one at random. */
  pick<T>(from: readonly T[]): T;
}

interface Kind {
  /** Its share of all visits. */
  share: number;
  needsBuyer: boolean;
  /** Throws if the shop does not answer as expected. */
  visit(visit: Visit): Promise<void>;
}

export const kinds: Readonly<Record<string, Kind>> = {
  browsing: { share: 0.6, needsBuyer: false, visit: browse },
  "trade, kept": { share: 0.12, needsBuyer: true, visit: async (visit) => void (await paidOrder(visit)) },
  "trade, cancelled": { share: 0.06, needsBuyer: true, visit: cancelled },
  "trade, refunded": { share: 0.04, needsBuyer: true, visit: refunded },
  chat: { share: 0.12, needsBuyer: true, visit: chat },
  "log-in": { share: 0.06, needsBuyer: true, visit: logIn },
};

const words = ["cup", "lamp", "umbrella", "gift", "steel", "wool", "toy", "pen"];

/** A visitor without an account browses. */
async function browse({ shop, pick }: Visit): Promise<void> {
  const client = newClient(shop.url);
  await client.send(site);
  await client.send(home, { clientType: "PC" });
  await client.send(categoryChildren, { id: "0" });
  await client.send(hotWords, { count: 5 });
  await client.send(search, { keyword: pick(words), pageNumber: pick([1, 1, 1, 2]) });
  for (let page = 0; page < 3; page += 1) {
    const { goodsId, skuId } = pick(shop.onSale);
    await client.send(skuDetail, { goodsId, skuId });
  }
}

/** A buyer orders one thing and pays for it from their wallet. Returns the number of the order. */
async function paidOrder({ shop, buyer: { client }, pick }: Visit): Promise<string> {
  const { skuId, goodsId } = pick(shop.onSale);
  await client.send(skuDetail, { goodsId, skuId });
  await client.send(addSku, { skuId, num: 1 });
  const { sn } = await client.send(createTrade, { submitKey: crypto.randomUUID() });
  await client.send(pay, bill(sn));
  await client.send(wallet);
  const { records } = await client.send(orders, { tag: "ALL", pageSize: 1 });
  const order = records[0]?.sn;
  if (order === undefined) throw new Error("the order is not in the list");
  return order;
}

/** The buyer cancels before the order is shipped and gets the money back. */
async function cancelled(visit: Visit): Promise<void> {
  const orderSn = await paidOrder(visit);
  await visit.buyer.client.send(cancel, { orderSn, reason: "Ordered by mistake" });
}

/** The order is shipped, something is missing, and the store refunds it. */
async function refunded(visit: Visit): Promise<void> {
  const { buyer, stores } = visit;
  const sn = await paidOrder(visit);
  await stores.run("ship", sn);
  const [line] = (await buyer.client.send(orderGet, { sn })).orderItems;
  if (!line) throw new Error("the order has no line");
  const wish = { num: 1, serviceType: "RETURN_MONEY", reason: "Items are missing" } as const;
  const { sn: request } = await buyer.client.send(apply, { orderItemSn: line.sn, ...wish });
  await stores.run("after-sale", request, "pass");
}

/** A buyer asks a store something and reads the reply. */
async function chat({ shop, buyer: { client }, stores, pick }: Visit): Promise<void> {
  const { id } = await client.send(talkWith, { userId: pick(shop.onSale).storeId });
  await client.send(say, { talkId: id, text: "Do you have it in blue?" });
  await stores.run("chat-reply", id, "Yes,", "in", "two", "weeks.");
  const lines = await client.send(messages, { talkId: id });
  if (lines.length < 2) throw new Error("a line of the chat is missing");
}

/** The buyer logs in and out in another browser. */
async function logIn({ shop, buyer: { username } }: Visit): Promise<void> {
  const client = newClient(shop.url);
  await completeLogin(client, await client.send(userLogin, { username, password }));
  await client.send(wallet);
  await client.send(logout);
}
