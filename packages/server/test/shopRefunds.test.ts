import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { apply, reasons } from "@sundry/api/contract/afterSale";
import { list as messages } from "@sundry/api/contract/message";
import { cancel, get, receive } from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/catalogue.ts";
import { cupShop } from "./cupShop.ts";
import { paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";

async function said(shop: OwnShop, ...words: string[]) {
  const { done, output } = await shopCommand(shop.env, ...words, "--json");
  const answer = JSON.parse(output) as { message: string };
  return { done, message: answer.message };
}

/** The cup shop with an order for four cups at 6, and what can be seen of it. */
async function cupsSold() {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 4]]);
  const seen = async () => {
    const { order, orderItems, orderLogs } = await someone.client.send(get, { sn });
    const [sku] = await shop.database.db.select().from(skus);
    const { memberWallet } = await someone.client.send(wallet, {});
    return {
      state: order.orderStatus,
      refunded: orderItems[0]?.refundPrice,
      wallet: memberWallet,
      stock: sku?.quantity,
      last: orderLogs?.at(-1)?.message,
    };
  };
  return { shop, someone, sn, seen, refund: (...words: string[]) => said(shop, "order", "refund", sn, ...words) };
}

/** The steps from a paid order to a state. */
const ways: Readonly<Record<string, readonly string[]>> = {
  UNDELIVERED: [],
  PARTS_DELIVERED: ["part"],
  DELIVERED: ["ship"],
  COMPLETED: ["ship", "receive"],
};

test.each(Object.entries(ways))(
  "[OS-09] [BU-07] money of an order in the state %s goes back in parts, then whole, and never twice",
  async (state, steps) => {
    const { shop, someone, sn, seen, refund } = await cupsSold();
    const { orderItems } = await someone.client.send(get, { sn });
    const part = `${orderItems[0]?.sn}=1`;
    for (const step of steps) {
      if (step === "receive") await someone.client.send(receive, { sn });
      else {
        const lines = step === "part" ? ["--lines", part] : [];
        await said(shop, "order", "ship", sn, "--carrier", "UPS", "--number", "1Z", ...lines);
      }
    }
    const scratched = "A cup had a scratch";
    expect(await refund("--amount", "1.50", "--reason", scratched)).toEqual({
      done: true,
      message: `Order ${sn}: $1.50 paid back. $22.50 is left.`,
    });
    const once = { state, refunded: 1.5, wallet: 77.5, stock: 46, last: `The store has paid money back: ${scratched}` };
    expect(await seen()).toEqual(once);
    const { records } = await someone.client.send(messages, {});
    expect(records[0]).toMatchObject({
      title: "Money paid back",
      content: expect.stringContaining(
        `has paid back $1.50 of order ${sn}. It has been added to your wallet. Reason: ${scratched}`,
      ),
    });

    expect(await refund("--amount", "1.50", "--reason", scratched)).toMatchObject({
      done: true,
      message: expect.stringContaining("nothing was done"),
    });
    expect(await refund("--amount", "22.51", "--reason", "All of it")).toMatchObject({
      done: false,
      message: expect.stringContaining(`$22.50 of order ${sn} can be paid back`),
    });
    expect(await seen()).toEqual(once);

    const message = `Order ${sn}: $22.50 paid back. Everything has gone back, and the order is closed.`;
    expect(await refund("--reason", "Sorry")).toEqual({ done: true, message });
    // What was sent stays with the buyer.
    const stock = { UNDELIVERED: 50, PARTS_DELIVERED: 49 }[state] ?? 46;
    const all = { state: "CANCELLED", refunded: 24, wallet: 100, stock };
    expect(await seen()).toMatchObject(all);
    expect(await refund("--reason", "Sorry")).toMatchObject({
      done: true,
      message: expect.stringContaining("nothing was done"),
    });
    expect(await refund("--amount", "1", "--reason", "More")).toMatchObject({ done: false });
    expect(await seen()).toMatchObject(all);

    const sales = await shopCommand(shop.env, "sales", "day", "--json");
    expect(sales.done).toBe(true);
    expect(JSON.parse(sales.output).total).toMatchObject({ taken: 24, refunds: 24, net: 0 });
    const [listed] = JSON.parse((await shopCommand(shop.env, "order", "list", "--json")).output);
    expect(listed).toMatchObject({ state: "CANCELLED", amount: 24, refunded: 24 });
  },
  120_000,
);

test("[OS-09] [BU-07] what the buyer asked for is not paid back beside it, and what is left can be returned", async () => {
  const { shop, someone, sn, seen, refund } = await cupsSold();
  await said(shop, "order", "ship", sn, "--carrier", "UPS", "--number", "1Z");
  const line = (await someone.client.send(get, { sn })).orderItems[0]?.sn ?? "";
  const ask = async (num: number) => {
    const [why] = await someone.client.send(reasons, { type: "RETURN_MONEY" });
    const asked = { orderItemSn: line, serviceType: "RETURN_MONEY", reason: why?.reason ?? "", num } as const;
    return (await someone.client.send(apply, asked)).sn;
  };
  const request = await ask(1);
  expect(await refund("--amount", "18.01", "--reason", "Late")).toMatchObject({
    done: false,
    message: expect.stringContaining("$18.00 of order"),
  });
  expect((await refund("--amount", "6", "--reason", "Late")).done).toBe(true);
  expect((await said(shop, "after-sale", "decide", request, "pass")).done).toBe(true);
  expect(await seen()).toMatchObject({ state: "DELIVERED", refunded: 12, wallet: 88 });
  // Three cups are left, and twelve of their money.
  const rest = await ask(3);
  expect((await said(shop, "after-sale", "decide", rest, "pass")).done).toBe(true);
  expect(await seen()).toMatchObject({ state: "CANCELLED", refunded: 24, wallet: 100 });
}, 120_000);

test("[OS-09] [MC-02] the buyer can cancel an order of which the shop paid back a part, and gets the rest", async () => {
  const { someone, sn, seen, refund } = await cupsSold();
  await refund("--amount", "4", "--reason", "It will be late");
  expect((await someone.client.send(get, { sn })).allowOperationVO).toMatchObject({ cancel: true });
  await someone.client.send(cancel, { orderSn: sn, reason: "Too late" });
  expect(await seen()).toMatchObject({ state: "CANCELLED", refunded: 24, wallet: 100, stock: 50 });
}, 120_000);

test("[OS-09] a refund without a reason, with a wrong amount, or of no paid order is refused", async () => {
  const { shop, sn, seen, refund } = await cupsSold();
  const before = await seen();
  expect((await refund("--amount", "1")).message).toContain("Say the --reason");
  for (const amount of ["0", "-1", "1.234", "a", "1e9"])
    expect(await refund("--reason", "Test", `--amount=${amount}`)).toMatchObject({
      done: false,
      message: expect.stringContaining("Say an amount"),
    });
  expect((await said(shop, "order", "refund", "O1", "--reason", "Test")).message).toContain("Refused (31002)");
  expect(await seen()).toEqual(before);
  expect((await said(shop, "order", "close", sn, "No", "cups")).done).toBe(true);
  expect(await seen()).toMatchObject({ state: "CANCELLED", wallet: 100 });
}, 120_000);

test("[OS-09] [BU-07] an amount without its name pays nothing back, and nor does an amount that the currency does not have", async () => {
  const { shop, sn, seen, refund } = await cupsSold();
  const before = await seen();
  expect(await refund("5.00", "--reason", "Late")).toMatchObject({
    done: false,
    message: expect.stringContaining('What is "5.00"?'),
  });
  expect((await said(shop, "order", "note", sn, "--remove", "it")).done).toBe(false);
  expect((await said(shop, "order", "ship", sn, "O2", "--carrier", "UPS", "--number", "1Z")).done).toBe(false);
  const yen = { ...shop.env, SUNDRY_CURRENCY: "JPY" };
  const { done, output } = await shopCommand(yen, "order", "refund", sn, "--reason", "Late", "--amount", "1.50");
  expect([done, output]).toEqual([false, expect.stringContaining("JPY has none")]);
  expect(await seen()).toEqual(before);
}, 120_000);

test("[OS-09] [BU-07] the rest of an order can be as much as went back before: for the same reason it is not paid again", async () => {
  const { sn, seen, refund } = await cupsSold();
  expect((await refund("--amount", "12", "--reason", "Late")).done).toBe(true);
  const half = await seen();
  expect(await refund("--reason", "Late")).toMatchObject({
    done: true,
    message: expect.stringContaining("$12.00 was paid back for this reason"),
  });
  expect(await seen()).toEqual(half);
  expect(await refund("--reason", "Very late")).toEqual({
    done: true,
    message: `Order ${sn}: $12.00 paid back. Everything has gone back, and the order is closed.`,
  });
  expect(await seen()).toMatchObject({ state: "CANCELLED", refunded: 24, wallet: 100 });
}, 120_000);

test("[OS-05] an order has a note that only the shop reads, in its list, its page and its file", async () => {
  const { shop, someone, sn } = await cupsSold();
  const note = "Wants a call, 下午";
  expect(await said(shop, "order", "note", sn, "Wants", "a", "call,", "下午")).toEqual({
    done: true,
    message: `Order ${sn}: noted.`,
  });
  const json = async (...words: string[]): Promise<unknown> =>
    JSON.parse((await shopCommand(shop.env, "order", ...words, "--json")).output);
  expect(await json("list")).toMatchObject([{ note }]);
  expect(await json("show", sn)).toMatchObject({ order: sn, note, lines: [{ num: 4 }], events: [{}, {}] });
  expect((await shopCommand(shop.env, "order", "show", sn)).output).toContain(note);
  const file = join(shop.folder, "orders.csv");
  await shopCommand(shop.env, "order", "list", "--csv", file);
  expect(await readFile(file, "utf8")).toContain(`"${note}"`);
  expect(JSON.stringify(await someone.client.send(get, { sn }))).not.toContain("Wants a call");
  expect((await said(shop, "order", "note", sn, "--remove")).done).toBe(true);
  expect(await json("list")).toMatchObject([{ note: null }]);
  expect((await said(shop, "order", "note", sn)).message).toContain("Say the note.");
  expect((await said(shop, "order", "note", "O1", "x")).message).toContain("Refused (31002)");
  expect((await said(shop, "order", "show", "O1")).message).toBe("There is no order O1.");
}, 120_000);
