import { detail as billDetail, pay } from "@sundry/api/contract/cashier";
import { list as messages } from "@sundry/api/contract/message";
import { get } from "@sundry/api/contract/order";
import { recharge } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { order, stockOf, type TestBuyer } from "./buyers.ts";
import { cupShop } from "./cupShop.ts";
import { bill, customer, oneOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";

async function json(shop: OwnShop, ...words: string[]) {
  const { done, output } = await shopCommand(shop.env, ...words, "--json");
  return { done, answer: JSON.parse(output) };
}

/** A shop, a buyer without money who has ordered two cups, and says that the money is on its way. */
async function announced() {
  const { shop, skuId } = await cupShop();
  const someone = await customer(shop);
  const { sn: trade } = await order(someone, [[skuId, 2]]);
  await someone.client.send(pay, { ...bill(trade), paymentMethod: "BANK_TRANSFER" });
  return { shop, someone, skuId, trade, sn: await oneOrder(someone) };
}

async function newestMessage({ client }: TestBuyer) {
  return (await client.send(messages, { pageNumber: 1, pageSize: 10 })).records[0];
}

test("[OS-05] a transfer that never came is said so: its order is closed, its pieces are back, and the account can be closed", async () => {
  const { shop, someone, skuId, trade, sn } = await announced();
  expect(await stockOf(shop, skuId)).toBe(48);
  const refused = await json(shop, "customer", "erase", someone.username);
  expect(refused.answer.message).toContain(`payments that may still come: ${trade}`);
  const { done, answer } = await json(shop, "bank-transfer", "missing", trade);
  expect({ done, answer }).toEqual({
    done: true,
    answer: {
      done: true,
      message: `${trade}: the transfer did not come. Closed: ${sn}. If it comes after all, confirm it.`,
    },
  });
  expect(await stockOf(shop, skuId)).toBe(50);
  expect((await someone.client.send(get, { sn })).order.orderStatus).toBe("CANCELLED");
  expect(await newestMessage(someone)).toMatchObject({
    title: "Your bank transfer has not arrived",
    content: expect.stringContaining(`your bank transfer for order ${sn} from Store main, so the order was closed.`),
  });
  expect((await json(shop, "bank-transfer", "list")).answer).toEqual([]);
  expect((await json(shop, "audit-log", "list")).answer[0]).toMatchObject({
    command: `bank-transfer missing ${trade}`,
  });
  expect((await json(shop, "bank-transfer", "missing", trade)).answer.message).toBe(
    `No transfer is awaited for ${trade}. (bank-transfer missing <trade, order or top-up>)`,
  );
  expect(await json(shop, "customer", "erase", someone.username)).toMatchObject({ done: true });
}, 120_000);

test("[OS-05] money that comes after all can still be confirmed, and goes into the wallet", async () => {
  const { shop, someone, trade, sn } = await announced();
  await json(shop, "bank-transfer", "missing", trade);
  expect((await json(shop, "bank-transfer", "confirm", trade)).answer.message).toBe(
    `${trade}: transfer received, but it was paid or closed already. 12.00 went to the buyer's wallet.`,
  );
  expect((await json(shop, "customer", "show", someone.username)).answer).toMatchObject({ balance: 12 });
  expect((await someone.client.send(get, { sn })).order.orderStatus).toBe("CANCELLED");
  expect((await json(shop, "bank-transfer", "confirm", trade)).done).toBe(false);
}, 120_000);

test("[OS-05] a missing transfer closes neither an order that was paid meanwhile nor one that another transfer is announced for", async () => {
  const { shop, someone, trade, sn } = await announced();
  await someone.client.send(pay, { ...bill(sn, "ORDER"), paymentMethod: "BANK_TRANSFER" });
  expect((await json(shop, "bank-transfer", "missing", trade)).answer.message).toContain("paid or closed already");
  expect((await someone.client.send(get, { sn })).order.orderStatus).toBe("UNPAID");
  expect(await json(shop, "bank-transfer", "confirm", sn)).toMatchObject({ done: true });
  expect((await someone.client.send(get, { sn })).order.orderStatus).toBe("UNDELIVERED");
}, 120_000);

test("[OS-05] a top-up whose transfer never came can't be paid any more", async () => {
  const { shop } = await cupShop();
  const someone = await customer(shop);
  const { rechargeSn: sn } = await someone.client.send(recharge, { price: 20 });
  const topUp = { ...bill(sn), orderType: "RECHARGE", paymentMethod: "BANK_TRANSFER" } as const;
  await someone.client.send(pay, topUp);
  expect(await json(shop, "bank-transfer", "missing", sn)).toMatchObject({ done: true });
  await expect(someone.client.send(pay, topUp)).rejects.toMatchObject({ code: 32006 });
  expect(await newestMessage(someone)).toMatchObject({ title: "Your top-up has not arrived" });
  await expect(someone.client.send(billDetail, { orderType: "RECHARGE", sn, clientType: "PC" })).rejects.toMatchObject({
    code: 32006,
  });
}, 120_000);
