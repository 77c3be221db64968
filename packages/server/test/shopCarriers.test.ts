import { list as carriers } from "@sundry/api/contract/logistics";
import { list as messages } from "@sundry/api/contract/message";
import { get, packages } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { carrierActs } from "#server/shop/acts/carriers.ts";
import { cupShop } from "./cupShop.ts";
import { paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";

const json = async (shop: OwnShop, ...words: string[]) => {
  const { done, output } = await shopCommand(shop.env, ...words, "--json");
  return { done, answer: JSON.parse(output) };
};

test("[OS-05] [MC-03] a carrier is named by its code or its name, and the buyer gets the address of its page", async () => {
  const { shop, someone, skuId } = await cupShop();
  const { client } = someone;
  const number = "00340 4/1?x=&#é";
  const sn = await paidOrder(someone, [[skuId, 1]]);
  const shipped = await json(shop, "order", "ship", sn, "--carrier", "dhl paket", "--number", number);
  expect(shipped.answer.message).toBe(`Order ${sn}: parcel 1 is on its way with DHL Paket ${number}.`);
  expect((await client.send(get, { sn })).order).toMatchObject({
    logisticsCode: "DHLPAKET",
    logisticsName: "DHL Paket",
  });
  const [parcel] = await client.send(packages, { sn });
  const page = parcel?.trackingUrl ?? "";
  expect(new URL(page)).toMatchObject({ protocol: "https:", host: "www.dhl.de" });
  expect(new URL(page).searchParams.get("piececode")).toBe(number);
  const { records } = await client.send(messages, {});
  expect(records[0]?.content).toContain(`Tracking number: ${number}. Track it at ${page}`);
}, 120_000);

test("[OS-05] a merchant adds, renames and removes carriers; parcels on their way keep theirs", async () => {
  const { shop, someone, skuId } = await cupShop();
  const { client } = someone;
  const [first, second] = [await paidOrder(someone, [[skuId, 1]]), await paidOrder(someone, [[skuId, 1]])];
  const named = async (code: string) => (await client.send(carriers, {})).find((one) => one.code === code)?.name;

  const van = ["carrier", "set", "van", "--name", "Our van", "--tracking", "https://clay.example/van/{number}"];
  expect((await json(shop, ...van)).answer.message).toBe(
    "Carrier VAN: Our van, tracked at https://clay.example/van/{number}.",
  );
  expect(await named("VAN")).toBe("Our van");
  expect((await json(shop, "order", "ship", first, "--carrier", "OUR VAN", "--number", "7 a")).done).toBe(true);
  expect((await json(shop, "carrier", "set", "VAN", "--name", "Red van")).done).toBe(true);
  expect((await json(shop, "carrier", "set", "DPD", "--tracking", "none")).done).toBe(true);
  expect((await json(shop, "carrier", "remove", "Red", "van")).answer).toEqual({
    done: true,
    message: "Carrier VAN: removed.",
  });
  expect(await named("VAN")).toBeUndefined();
  const [parcel] = await client.send(packages, { sn: first });
  expect(parcel).toMatchObject({ logisticsName: "Red van", trackingUrl: "https://clay.example/van/7%20a" });

  expect((await json(shop, "order", "ship", second, "--carrier", "VAN", "--number", "8")).answer.message).toMatch(
    /^There is no carrier VAN/,
  );
  expect((await json(shop, "order", "ship", second, "--carrier", "DPD", "--number", "8")).done).toBe(true);
  expect((await client.send(packages, { sn: second }))[0]).toMatchObject({ logisticsName: "DPD", trackingUrl: null });
  expect((await json(shop, "carrier", "list", "--state", "closed")).answer).toEqual([
    { code: "VAN", name: "Red van", zh: null, state: "CLOSED", tracking: "https://clay.example/van/{number}" },
  ]);
  expect((await json(shop, "carrier", "set", "VAN")).done).toBe(true);
  expect(await named("VAN")).toBe("Red van");
}, 120_000);

test("[OS-05] a carrier without a code, a name or an https address is refused, and nothing changes", async () => {
  const { shop } = await cupShop();
  const before = (await json(shop, "carrier", "list")).answer;
  const calls: [string[], string][] = [
    [["set"], "Say the code"],
    [["set", "my van"], "A code has"],
    [["set", "VAN"], "Say the --name"],
    [["set", "VAN", "--name", " "], "A name has"],
    [["set", "VAN", "--name", "DPD"], "DPD means the carrier DPD already."],
    [["set", "VAN", "--name", "Van", "--tracking", "http://clay.example/{number}"], "begins with https://"],
    [["set", "VAN", "--name", "Van", "--tracking", "javascript:alert(1)"], "begins with https://"],
    [["set", "VAN", "--name", "Van", "--tracking", "https://{number}.example"], "begins with https://"],
    [["set", "VAN", "--name", "Van", "--tracking", "https://a@b.example/{number}"], "begins with https://"],
    [["set", "VAN", "--name", "Van", "--tracking", "https:clay.example/{number}"], "begins with https://"],
    [["set", "VAN", "--name", "Van", "--tracking", "https://clay.example/{num}"], "no other {…}"],
    [["set", "DPD", "Our", "van"], 'What is "Our van"?'],
    [["remove"], "Say the code"],
    [["remove", "VAN"], "There is no carrier VAN."],
  ];
  for (const [words, said] of calls) {
    const { done, answer } = await json(shop, "carrier", ...words);
    expect([words, done, answer.message]).toEqual([words, false, expect.stringContaining(said)]);
  }
  expect((await json(shop, "carrier", "list")).answer).toEqual(before);
  expect(before.length).toBeGreaterThanOrEqual(50);
}, 120_000);

test("[OS-05] a code that is another carrier's name is refused, so that no parcel goes with the wrong one", async () => {
  const { shop } = await cupShop();
  expect((await json(shop, "carrier", "set", "HH", "--name", "Hugo")).done).toBe(true);
  expect((await json(shop, "carrier", "set", "HUGO", "--name", "Other")).answer.message).toContain(
    "HUGO means the carrier HH already.",
  );
}, 120_000);

test("[OS-05] two people who add carriers at the same time both have theirs", async () => {
  const { shop } = await cupShop();
  const { db, query } = shop.database;
  let other: ReturnType<typeof json> | undefined;
  await inTransaction(db, async (tx) => {
    const words = { words: ["ONE"], options: { name: "One" } };
    await carrierActs.set.run(tx, shop.services, words);
    other = json(shop, "carrier", "set", "TWO", "--name", "Two");
    const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => query(waiting), { timeout: 60_000 }).not.toEqual([]);
  });
  expect((await other)?.done).toBe(true);
  const listed = (await json(shop, "carrier", "list")).answer as { code: string }[];
  expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining(["ONE", "TWO"]));
}, 120_000);
