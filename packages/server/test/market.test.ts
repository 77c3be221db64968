import * as calls from "@sundry/api/contract/order";
import { beforeAll, expect, test } from "vitest";
import { marketCommands } from "#server/market/commands/all.ts";
import { marketPace } from "#server/market/pace.ts";
import { runCommand } from "#server/market/run.ts";
import { shelf, withoutPromotions } from "./buyers.ts";
import { customer, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

/** Runs a command as a terminal would; returns whether it succeeded, and its output. */
async function market(...texts: string[]): Promise<{ done: boolean; message: string }> {
  const lines: string[] = [];
  const parts = { database: shop.database, services: shop.services, commands: marketCommands };
  const done = await runCommand({ ...parts, write: (line) => void lines.push(line) }, texts);
  return { done, message: lines.join("\n") };
}

/** A buyer with a paid order of two lines. */
async function buyerWithOrder() {
  const someone = await customer(shop, 10_000);
  const [a, b] = await shelf(shop, "threadwell", [{ cents: 300 }, { cents: 200 }]);
  if (!a || !b) throw new Error("no SKUs");
  const sn = await paidOrder(someone, [
    [a.skuId, 2],
    [b.skuId, 1],
  ]);
  return { client: someone.client, sn };
}

test("[MC-03] an order is shipped in two parcels, tracked and delivered from a terminal", async () => {
  const { client, sn } = await buyerWithOrder();
  expect((await market("list")).message).toContain(`order ${sn}  UNDELIVERED`);
  expect(await market("ship", sn, "--half", "--carrier", "zto", "--number", "ZTO-1")).toEqual({
    done: true,
    message: `Order ${sn}: parcel 1 is on its way with ZTO ZTO-1.`,
  });
  expect((await client.send(calls.get, { sn })).order.orderStatus).toBe("PARTS_DELIVERED");
  expect((await market("ship", sn)).done).toBe(true);
  expect((await market("trace", sn, "Left", "Yiwu", "--zh", "已离开义乌", "--parcel", "1")).done).toBe(true);
  expect((await market("deliver", sn, "--parcel=1")).done).toBe(true);
  const [second, first] = await client.send(calls.packages, { sn });
  expect([first?.status, second?.status]).toEqual(["DELIVERED", "SHIPPED"]);
  expect(first?.traces?.traces?.map(({ AcceptStation }) => AcceptStation)).toContain("Left Yiwu");
  await client.send(calls.receive, { sn });
});

test("[MC-02] an impossible action is refused in a sentence and changes nothing", async () => {
  const { client, sn } = await buyerWithOrder();
  expect(await market("deliver", sn)).toMatchObject({
    done: false,
    message: expect.stringContaining("Refused (31001)"),
  });
  expect(await market("redeem", sn, "12345678")).toMatchObject({ done: false });
  expect(await market("ship")).toMatchObject({ done: false, message: expect.stringContaining("Say the number") });
  expect(await market("ship", sn, "--lines", "nonsense")).toMatchObject({ done: false });
  expect(await market("trace", sn, "Somewhere", "--parcel", "zero")).toMatchObject({ done: false });
  expect(await market("after-sale", "A1", "perhaps")).toMatchObject({
    done: false,
    message: expect.stringMatching(/pass, refuse/),
  });
  expect(await market("withdrawal", "1", "paid")).toMatchObject({ done: false });
  expect(await market("transfer-came", "T1")).toMatchObject({ done: false });
  expect(await market("complaint-rule", "1", "No")).toMatchObject({
    done: false,
    message: expect.stringContaining("33103"),
  });
  expect((await client.send(calls.get, { sn })).order.orderStatus).toBe("UNDELIVERED");
});

test("[MC-02] an unknown command lists the commands, each with a sentence", async () => {
  const { done, message } = await market("teleport");
  expect(done).toBe(false);
  for (const { name, does } of marketCommands) {
    expect(message).toContain(`  ${name}`);
    expect(message).toContain(does);
  }
  expect((await market()).done).toBe(true);
});

test("[MC-02] automatic stores ship and carriers move parcels, a step at a time, until delivery", async () => {
  const { client, sn } = await buyerWithOrder();
  const pace = marketPace(1000);
  const state = async () => (await client.send(calls.get, { sn })).order.orderStatus;
  await pace.round(sweeping(shop));
  expect(await state()).toBe("UNDELIVERED");
  const step = async () => {
    shop.clock.at += 1000;
    // Two servers at the same pace are no faster than one.
    await Promise.all([pace.round(sweeping(shop)), pace.round(sweeping(shop))]);
  };
  await step();
  expect(await state()).toBe("PARTS_DELIVERED");
  await step();
  expect(await state()).toBe("DELIVERED");
  for (let round = 0; round < 5; round += 1) await step();
  const parcels = await client.send(calls.packages, { sn });
  expect(parcels.map(({ status, traces }) => [status, traces?.traces?.length])).toEqual([
    ["DELIVERED", 5],
    ["DELIVERED", 5],
  ]);
  expect(await state()).toBe("DELIVERED");
  expect(shop.faults).toEqual([]);
});
