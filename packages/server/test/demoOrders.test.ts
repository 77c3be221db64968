import { list as afterSales } from "@sundry/api/contract/afterSale";
import { get as complaint, list as complaints } from "@sundry/api/contract/complaint";
import { listMine } from "@sundry/api/contract/evaluation";
import { userLogin } from "@sundry/api/contract/session";
import { list, packages } from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoBuyer } from "@sundry/demo";
import { numberOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

async function logIn() {
  const client = shop.visit();
  const { username, password } = demoBuyer;
  client.session.setTokens(await client.send(userLogin, { username, password }));
  client.session.setUser({ username, nickName: "", face: "" });
  return client;
}

test("[MC-02] the demo buyer has an order in every state that goods pass through, and amounts that add up", async () => {
  const client = await logIn();
  const { records } = await client.send(list, { pageSize: 100 });
  expect([...new Set(records.map(({ orderStatus }) => orderStatus))].sort()).toEqual([
    "CANCELLED",
    "COMPLETED",
    "DELIVERED",
    "PARTS_DELIVERED",
    "STAY_PICKED_UP",
    "UNDELIVERED",
    "UNPAID",
  ]);
  const times = records.map(({ createTime }) => createTime);
  expect(times).toEqual(times.toSorted().reverse());
  for (const { sn } of records.filter(({ orderStatus }) => orderStatus === "DELIVERED")) {
    const [parcel] = await client.send(packages, { sn });
    expect(parcel?.traces?.traces?.length).toBeGreaterThan(2);
  }
  expect((await client.send(wallet)).memberWallet).toBe(500);
  const astray = sql`select count(*) from wallets w where balance_cents <>
    (select coalesce(sum(amount_cents), 0) from ledger_entries e where e.account = 'wallet:' || w.member_id)`;
  expect(await numberOf(shop, astray)).toBe(0);
});

test("[MC-02] each of their orders is in one tab, and what is under way is to be received", async () => {
  const client = await logIn();
  const pageSize = 100;
  const tabs = ["WAIT_PAY", "WAIT_SHIP", "WAIT_ROG", "COMPLETE", "CANCELLED"] as const;
  const listed = await Promise.all(tabs.map((tag) => client.send(list, { tag, pageSize })));
  const all = await client.send(list, { tag: "ALL", pageSize });
  expect(listed.flatMap(({ records }) => records.map(({ sn }) => sn)).sort()).toEqual(
    all.records.map(({ sn }) => sn).sort(),
  );
  const toReceive = await client.send(list, { tag: "WAIT_ROG", pageSize });
  expect(new Set(toReceive.records.map(({ orderStatus }) => orderStatus))).toEqual(
    new Set(["PARTS_DELIVERED", "DELIVERED", "STAY_PICKED_UP"]),
  );
});

test("[MC-04] [MC-05] [MC-06] the demo buyer has cases, a complaint with messages, and an answered review", async () => {
  const client = await logIn();
  const cases = (await client.send(afterSales, { pageSize: 100 })).records;
  expect(cases.map(({ serviceStatus }) => serviceStatus)).toEqual(["PASS", "REFUSE", "COMPLETE"]);
  const [filed, another] = (await client.send(complaints, {})).records;
  expect(another).toBeUndefined();
  const { complainStatus, orderComplaintCommunications } = await client.send(complaint, { id: filed?.id ?? "" });
  expect(complainStatus).toBe("COMMUNICATION");
  expect(orderComplaintCommunications?.map(({ owner }) => owner)).toEqual(["PLATFORM", "BUYER", "STORE"]);
  expect((await client.send(listMine, {})).records.filter(({ reply }) => reply)).toHaveLength(1);
});
