import { add as addAddress } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import { me } from "@sundry/api/contract/member";
import { close, closing, keep } from "@sundry/api/contract/privacy";
import { register, userLogin } from "@sundry/api/contract/session";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { memberAddresses, members } from "#server/db/schema/member.ts";
import { markErased } from "#server/modules/shopwide/privacy/closing.ts";
import { erasePerson } from "#server/modules/shopwide/privacy/erase.ts";
import { closeDueAccounts, eraseClosedAccounts } from "#server/modules/shopwide/privacy/timers.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, inYiwu, oneSku, refusalOf, type TestBuyer } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { asStore, customer, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import { placesOf } from "./traces.ts";
import { codeFor } from "./verification.ts";

const shop = useShop({ welcomeCents: 500 });
const password = "umbrellas-in-rain";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A buyer with a password, a number, an email address, a delivery address and a basket. */
async function registered(username: string, mobile: string) {
  const client = shop.visit();
  const logIn = async (isNew = false) => {
    client.session.setTokens(await client.send(isNew ? register : userLogin, { username, password }));
    client.session.setUser({ username, nickName: username, face: "" });
  };
  await logIn(true);
  const [row] = await shop.database.db.select().from(members).where(eq(members.username, username));
  const id = row?.id ?? "";
  const email = await withEmail(shop, { id, username } as TestBuyer);
  await shop.database.db
    .update(members)
    .set({ mobile, nickName: `${username} Nick` })
    .where(eq(members.id, id));
  const detail = `${username} Street 7`;
  await client.send(addAddress, { ...inYiwu, name: `${username} Tanaka`, mobile, detail, isDefault: true });
  const { skuId } = await oneSku(shop, "threadwell", { cents: 1250 });
  await client.send(addSku, { skuId, num: 1 });
  return { client, id, email, logIn, traces: [username, mobile, email, detail] };
}

const closeDue = () => sweep(sweeping(shop), closeDueAccounts);
const erase = () => sweep(sweeping(shop), eraseClosedAccounts);

test("[MC-19] an account closes with the password alone; for 14 days a login can keep it", async () => {
  const { client, email, logIn } = await registered("keeps-it", "+8613500007701");
  expect(await client.send(closing)).toEqual({ closesAt: null, proof: "PASSWORD", obstacles: [] });
  for (const wrong of [{ password: "not the one" }, {}]) {
    expect(await refusalOf(client.send(close, wrong))).toBe(20016);
    await shop.settled();
  }
  const { closesAt } = await client.send(close, { password });
  expect(closesAt).toBeTruthy();
  await expect(client.send(me)).rejects.toMatchObject({ kind: "unauthorized" });
  const [letter, ...more] = await lettersTo(shop, email);
  expect([letter?.subject, more]).toEqual(["Your account will close", []]);
  expect(letter?.body).toContain("/#/home/AccountSafe");
  shop.clock.at += 13 * dayMs;
  expect(await closeDue()).toBe(0);
  await logIn();
  expect((await client.send(me)).closesAt).toBe(closesAt);
  await client.send(keep);
  expect(await client.send(closing)).toMatchObject({ closesAt: null });
  shop.clock.at += 2 * dayMs;
  expect(await closeDue()).toBe(0);
  await logIn();
  expect((await client.send(me)).closesAt).toBeUndefined();
});

test("[MC-18] an account that is kept before the letter is written is not told as about to close", async () => {
  const { client, email, logIn } = await registered("keeps-at-once", "+8613500007711");
  await client.send(close, { password });
  await logIn();
  await client.send(keep);
  expect((await lettersTo(shop, email)).map(({ subject }) => subject)).not.toContain("Your account will close");
});

test("[MC-19] after the days of grace a letter is sent, and then nothing of the buyer is left in any table", async () => {
  const { client, id, email, logIn, traces } = await registered("gone-for-good", "+8613500007702");
  await client.send(close, { password });
  expect((await placesOf(shop, traces)).length).toBeGreaterThan(5);
  shop.clock.at += 14 * dayMs;
  expect(await closeDue()).toBe(1);
  expect(await refusalOf(logIn())).toBe(20010);
  const letter = (await lettersTo(shop, email)).at(-1);
  expect(letter?.subject).toBe("Your account is closed");
  expect(letter?.body).toContain("It is the last one.");
  shop.clock.at += 11 * minuteMs;
  // The letter is still to be sent to the address.
  expect(await erase()).toBe(0);
  await shop.database.db.delete(outgoingMessages).where(eq(outgoingMessages.recipient, email));
  expect(await erase()).toBe(1);
  expect(await placesOf(shop, traces)).toEqual([]);
  expect(await erase()).toBe(0);
  const [row] = await shop.database.db.select().from(members).where(eq(members.id, id));
  expect(row).toMatchObject({ username: `erased-${id}`, blocked: true, closingAt: null, closedAt: null });
});

test("[MC-19] a mail server that is away for a day does not keep the address", async () => {
  const { client, traces } = await registered("never-told", "+8613500007703");
  await client.send(close, { password });
  shop.clock.at += 14 * dayMs;
  expect(await closeDue()).toBe(1);
  shop.clock.at += dayMs - minuteMs;
  expect(await erase()).toBe(0);
  shop.clock.at += minuteMs;
  expect(await erase()).toBe(1);
  expect(await placesOf(shop, traces)).toEqual([]);
});

test("[MC-19] what has to end first is named, and an account waits for what began in the days of grace", async () => {
  const { client, id, logIn } = await registered("has-orders", "+8613500007704");
  const someone = await customer(shop, 10_000);
  const sku = await oneSku(shop, "threadwell", { cents: 1250 });
  const sn = await paidOrder(someone, [[sku.skuId, 1]]);
  const { obstacles, proof } = await someone.client.send(closing);
  expect(obstacles).toMatchObject([
    { kind: "ORDER", names: [sn] },
    { kind: "MONEY", names: [], amount: expect.any(Number) },
  ]);
  expect(proof).toBeNull();
  await client.send(close, { password });
  await shop.database.db.execute(sql`update wallets set balance_cents = welcome_cents + 100 where member_id = ${id}`);
  await logIn();
  expect(await refusalOf(client.send(close, { password }))).toBe(20052);
  shop.clock.at += 15 * dayMs;
  expect(await closeDue()).toBe(0);
  await shop.database.db.execute(sql`update wallets set balance_cents = welcome_cents where member_id = ${id}`);
  expect(await closeDue()).toBe(1);
});

test("[MC-19] a buyer without a password closes with a code of their own for this; without a number or address nobody does", async () => {
  const { client, id } = await buyer(shop);
  expect(await client.send(closing)).toMatchObject({ proof: null });
  expect(await refusalOf(client.send(close, { password }))).toBe(20011);
  const mobile = "13500007705";
  await shop.database.db
    .update(members)
    .set({ mobile: `+86${mobile}` })
    .where(eq(members.id, id));
  expect(await client.send(closing)).toMatchObject({ proof: "CODE" });
  const other = await codeFor(shop, client, "WALLET_PASSWORD", mobile);
  expect(await refusalOf(client.send(close, { code: other }))).toBe(80210);
  const code = await codeFor(shop, client, "CLOSE_ACCOUNT", mobile);
  expect((await client.send(close, { code })).closesAt).toBeTruthy();
});

test("[MC-19] [OS-10] what a request writes just after somebody was erased is erased ten minutes later", async () => {
  const { id, traces } = await registered("writes-late", "+8613500007706");
  const { db } = shop.database;
  const [address] = await db.select().from(memberAddresses).where(eq(memberAddresses.memberId, id));
  await asStore(shop, async (tx, services) => {
    const [member] = await tx.select().from(members).where(eq(members.id, id));
    if (!member || !address) throw new Error("not stored");
    await erasePerson(tx, services, member);
    await markErased(tx, services, id);
  });
  expect(await placesOf(shop, traces)).toEqual([]);
  if (address) await db.insert(memberAddresses).values(address);
  expect(await placesOf(shop, traces)).not.toEqual([]);
  shop.clock.at += 11 * minuteMs;
  expect(await erase()).toBe(1);
  expect(await placesOf(shop, traces)).toEqual([]);
});
