import { ApiError } from "@sundry/api/client";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { apply, reasons } from "@sundry/api/contract/afterSale";
import { addSku } from "@sundry/api/contract/cart";
import { add as addReview } from "@sundry/api/contract/evaluation";
import { send as say, talkWith } from "@sundry/api/contract/im";
import { editOwn } from "@sundry/api/contract/member";
import { get, receive } from "@sundry/api/contract/order";
import { file as uploadFile } from "@sundry/api/contract/upload";
import { setPassword, withdraw } from "@sundry/api/contract/wallet";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { auditLog } from "#server/db/schema/auditLog.ts";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { complaintLines, complaints } from "#server/db/schema/complaint.ts";
import { contactMessages, feedback } from "#server/db/schema/feedback.ts";
import { memberIdentities } from "#server/db/schema/qrLogin.ts";
import { members } from "#server/db/schema/member.ts";
import { receipts } from "#server/db/schema/order.ts";
import { payments } from "#server/db/schema/payment.ts";
import { uploads } from "#server/db/schema/upload.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { memberWithId } from "#server/modules/account/member/queries.ts";
import { shopTimers } from "#server/modules/shopwide/timers.ts";
import { personalTables } from "#server/modules/shopwide/privacy/personalRows.ts";
import { inYiwu } from "./buyers.ts";
import { cupShop } from "./cupShop.ts";
import { customer, paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";
import { placesOf as tracesIn } from "./traces.ts";

const person = {
  username: "zhuo-mei-9271",
  nickName: "Meimei9271",
  mobile: "+8613812349271",
  email: "mei@tanaka-9271.example",
};

/** What identifies the buyer of these tests, wherever it may stand. */
const traces = [...Object.values(person), inYiwu.name, inYiwu.mobile, inYiwu.detail, "6222-9271"];

async function json(shop: OwnShop, ...words: string[]) {
  const { done, output } = await shopCommand(shop.env, ...words, "--json");
  return { done, answer: JSON.parse(output) };
}

async function named() {
  const made = await cupShop();
  await made.shop.database.db.update(members).set(person).where(eq(members.id, made.someone.id));
  return made;
}

/** The places where something of the buyer stands. */
const placesOf = (shop: OwnShop) => tracesIn(shop, traces);

test("[OS-10] customers are listed for a period, shown with addresses, orders and sums, and written as CSV", async () => {
  const { shop, someone, skuId } = await named();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await shopCommand(shop.env, "order", "refund", sn, "--reason", "Late", "--amount", "2");
  const { username, nickName: name, mobile, email } = person;
  const entry = { customer: username, name, mobile, email, bought: 1, amount: 12, refunded: 2 };
  expect((await json(shop, "customer", "list")).answer).toMatchObject([entry]);
  expect((await json(shop, "customer", "list", "--to", "2001-01-01")).answer).toEqual([]);
  for (const key of [username, email.toUpperCase(), "13812349271", someone.id])
    expect((await json(shop, "customer", "show", key)).answer).toMatchObject({
      ...entry,
      balance: 90,
      addresses: [{ to: expect.stringContaining(inYiwu.detail) }],
      orders: [{ order: sn, state: "UNDELIVERED", amount: 12 }],
    });
  const shown = await shopCommand({ ...shop.env, SUNDRY_CURRENCY: "EUR" }, "customer", "show", username);
  expect(shown.output).toContain(`${username}  ${name}  ${email}  ${mobile}  1 order  €12.00  €2.00 paid back`);
  expect(shown.output).toContain("€90.00 in the wallet");
  const file = join(shop.folder, "customers.csv");
  await shopCommand(shop.env, "customer", "list", "--csv", file);
  const [row] = parse<Record<string, string>>(await readFile(file), { bom: true, columns: true });
  expect(row).toMatchObject({ Customer: username, "E-mail": email, Orders: "1", Paid: "12.00", Refunded: "2.00" });
  expect((await json(shop, "customer", "show", "nobody")).answer.message).toBe("There is no customer nobody.");
}, 120_000);

test("[OS-10] what is open is named before anything is erased", async () => {
  const { shop, someone, skuId } = await named();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await shopCommand(shop.env, "order", "ship", sn, "--carrier", "UPS", "--number", "1Z");
  const [why] = await someone.client.send(reasons, { type: "RETURN_MONEY" });
  const line = (await someone.client.send(get, { sn })).orderItems[0]?.sn ?? "";
  const asked = { orderItemSn: line, serviceType: "RETURN_MONEY", reason: why?.reason ?? "", num: 1 } as const;
  const { sn: request } = await someone.client.send(apply, asked);
  await someone.client.send(setPassword, { password: "a payment password" });
  const out = { price: 30, realName: inYiwu.name, connectNumber: "6222-9271", password: "a payment password" };
  await someone.client.send(withdraw, out);
  const createdAt = new Date();
  await shop.database.db.insert(payments).values({
    ...{ id: "1", token: "t", memberId: someone.id, billType: "RECHARGE", billSn: "R1", method: "BANK_TRANSFER" },
    ...{ amountCents: 500, progress: "DECLARED", createdAt, expiresAt: new Date(createdAt.getTime() + 60_000) },
  });
  const before = await placesOf(shop);
  const { done, answer } = await json(shop, "customer", "erase", person.username);
  expect(done).toBe(false);
  const money = ["$58.00 in the wallet", "payments that may still come: R1"];
  for (const part of [`orders that are not finished: ${sn}`, ...money, request, "withdrawals"])
    expect(answer.message).toContain(part);
  expect(answer.message).toContain("Nothing was erased.");
  expect(await placesOf(shop)).toEqual(before);
}, 120_000);

test("[OS-10] all that is kept about a buyer is exported, and nothing of it is left once they are erased", async () => {
  const { shop, someone, skuId } = await named();
  const { client, id: memberId } = someone;
  const { db } = shop.database;
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await shopCommand(shop.env, "order", "note", sn, "Call", ...inYiwu.name.split(" "), "first");
  await shopCommand(shop.env, "order", "ship", sn, "--carrier", "UPS", "--number", "1Z");
  await shopCommand(shop.env, "order", "refund", sn, "--reason", `Sorry, ${inYiwu.name}`, "--amount", "1");
  await client.send(receive, { sn });
  const { orderItems } = await client.send(get, { sn });
  const [line] = orderItems;
  const [orderItemSn, goodsId] = [line?.sn ?? "", line?.goodsId ?? ""];
  await client.send(addReview, { orderItemSn, goodsId, skuId, grade: "GOOD", content: `A fine cup. ${inYiwu.name}` });
  await db.execute(
    sql`update evaluations set reply = ${JSON.stringify({ en: `Dear ${person.nickName}, thank you` })}::jsonb`,
  );
  await client.send(addSku, { skuId, num: 1 });
  const { id: talkId } = await client.send(talkWith, { userId: "0" });
  await client.send(say, { talkId, text: `I am ${inYiwu.name}` });
  await client.send(setPassword, { password: "a payment password" });
  const out = { price: 89, realName: inYiwu.name, connectNumber: "6222-9271", password: "a payment password" };
  await client.send(withdraw, out);
  const [asked] = (await json(shop, "withdrawal", "list")).answer;
  await shopCommand(shop.env, "withdrawal", "decide", asked.withdrawal, "paid");
  const createdAt = new Date();
  const text = `${inYiwu.name}, ${person.mobile}`;
  const letter = { name: inYiwu.name, subject: text, content: text, createdAt };
  await db
    .insert(feedback)
    .values({ id: "1", memberId, context: text, mobile: person.mobile, type: "OTHER", createdAt });
  await db.insert(contactMessages).values([
    { ...letter, id: "1", memberId, email: "other@shop.example" },
    { ...letter, id: "2", email: person.email.toUpperCase() },
  ]);
  await db.insert(complaints).values({
    ...{ id: "1", memberId, orderItemSn, state: "COMPLETE", topic: "Quality", content: text, images: [] },
    ...{ appealContent: text, appealImages: [], ruling: text, createdAt, updatedAt: createdAt },
  });
  await db.insert(complaintLines).values({ id: "1", complaintId: "1", speaker: "BUYER", content: text, createdAt });
  await db.insert(receipts).values([
    { id: "1", memberId, orderSn: sn, title: inYiwu.name, taxpayerId: "6222-9271", content: "Goods", createdAt },
    { id: "2", memberId, title: inYiwu.name, content: "Goods", createdAt },
  ]);
  await db.insert(memberIdentities).values({ provider: "oidc", subject: person.email, memberId, createdAt });
  const waiting = { channel: "EMAIL", createdAt, expiresAt: createdAt, nextTryAt: createdAt } as const;
  await db.insert(outgoingMessages).values([
    { ...waiting, id: "1", recipient: person.email, subject: "Hello", body: text },
    // What was written on the contact page, on its way to the shop.
    { ...waiting, id: "2", recipient: "desk@shop.example", subject: text, body: text, replyTo: "other@shop.example" },
    { ...waiting, id: "3", recipient: "desk@shop.example", subject: text, body: text, replyTo: person.email },
  ]);

  const file = join(shop.folder, "mei.json");
  expect((await json(shop, "customer", "export", person.email, file)).answer.message).toMatch(/entries of \d+ kinds/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const written = await readFile(file, "utf8");
  const all = JSON.parse(written) as Record<string, Record<string, unknown>[]>;
  expect(all["members"]).toMatchObject([{ email: person.email, username: person.username }]);
  expect(all["orders"]).toMatchObject([{ sn, consignee_name: inYiwu.name }]);
  expect(all["contact_messages"]).toHaveLength(2);
  for (const secret of ["password_hash", "refresh_hash", "shop_note", "content_hash"])
    expect(written).not.toContain(secret);
  const archive = join(shop.folder, "mei.zip");
  expect((await json(shop, "customer", "export", person.email, archive)).done).toBe(true);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  const unzipped = unzipSync(new Uint8Array(await readFile(archive)));
  expect(JSON.parse(strFromU8(unzipped["data.json"] ?? new Uint8Array()))["orders"]).toMatchObject([{ sn }]);
  const places = (await placesOf(shop)).map((place) => place.split(":")[0] ?? "");
  const missing = new Set(places).difference(new Set([...Object.keys(all), "audit_log"]));
  expect([...missing]).toEqual([]);
  expect(places.length).toBeGreaterThan(25);

  const ledger = async () => await shop.database.query<object>("select * from ledger_entries order by id");
  const [sums, before] = [await json(shop, "sales", "day"), await ledger()];
  expect((await json(shop, "customer", "erase", person.email)).answer).toEqual({
    done: true,
    message: `Customer erased-${memberId}: erased.`,
  });
  expect(await placesOf(shop)).toEqual([]);
  expect(await ledger()).toEqual(before);
  expect(await json(shop, "sales", "day")).toEqual(sums);
  expect((await json(shop, "order", "list")).answer).toMatchObject([
    { order: sn, state: "COMPLETED", amount: 12, to: "" },
  ]);
  expect((await json(shop, "review", "list")).answer).toMatchObject([{ content: "A fine cup. ***", buyer: "" }]);
  const replies = await shop.database.query<{ reply: object }>("select reply from evaluations");
  expect(replies).toEqual([{ reply: { en: "Dear ***, thank you" } }]);
  expect((await json(shop, "customer", "list")).answer).toEqual([]);
  await expect(client.send(get, { sn })).rejects.toBeInstanceOf(ApiError);
  expect((await json(shop, "customer", "erase", memberId)).done).toBe(true);
}, 120_000);

test("[OS-10] photos of an erased buyer go with their smaller widths in the next round; the same photo of somebody else stays", async () => {
  const { shop, someone } = await named();
  const { client } = await customer(shop);
  await shop.database.db.update(members).set({ username: "zhuo" }).where(eq(members.id, someone.id));
  const photo = async (background: string) => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
  };
  const shared = await photo("teal");
  const face = await someone.client.send(uploadFile, { file: await photo("pink") });
  await someone.client.send(editOwn, { nickName: "Mei", face });
  await someone.client.send(uploadFile, { file: await photo("gold"), directoryPath: "private" });
  const kept = await someone.client.send(uploadFile, { file: shared });
  expect(await client.send(uploadFile, { file: shared })).toBe(kept);
  expect((await shop.app.request(`${face}?w=96`)).status).toBe(200);
  const files = async () => {
    const found = await readdir(shop.dataDir, { recursive: true });
    return found.map((file) => file.split("/").at(-1) ?? "").filter((file) => file.endsWith(".webp"));
  };
  expect(await files()).toHaveLength(4);

  expect((await json(shop, "customer", "erase", "zhuo")).answer.message).toContain("This has to end first");
  await shop.database.db.execute(sql`update wallets set welcome_cents = balance_cents where member_id = ${someone.id}`);
  expect((await json(shop, "customer", "erase", "zhuo")).done).toBe(true);
  const failed = (error: unknown) => {
    throw error;
  };
  const timer = shopTimers.find(({ name }) => name === "unused photos");
  await timer?.round({ db: shop.database.db, services: shop.services, failed });
  expect(await files()).toEqual([kept.split("/").at(-1)]);
  expect(await shop.database.db.$count(uploads)).toBe(1);
  expect((await shop.app.request(face)).status).toBe(404);
}, 120_000);

test("[OS-10] what the shop wrote by hand about an erased buyer and their orders is gone from the audit log", async () => {
  const { shop, someone, skuId } = await named();
  const { client } = someone;
  const sn = await paidOrder(someone, [[skuId, 4]]);
  await client.send(editOwn, { nickName: "王小明", face: "" });
  const { id: talkId } = await client.send(talkWith, { userId: "0" });
  await client.send(say, { talkId, text: "My dog is called Fortinbras" });
  await shopCommand(shop.env, "chat", "read", talkId);
  await shopCommand(shop.env, "chat", "reply", talkId, "Hello Fortinbras");
  await shopCommand(shop.env, "order", "note", sn, "Fortinbras barks");
  await shopCommand(shop.env, "order", "ship", sn, "--carrier", "UPS", "--number", "1Z");
  await shopCommand(shop.env, "order", "trace", sn, "Left with Fortinbras");
  await shopCommand(shop.env, "customer", "export", person.username, join(shop.folder, "fortinbras.json"));
  // Of something else, so that only the names are taken out.
  await shop.database.db.insert(auditLog).values({
    at: new Date(),
    actor: "shop",
    command: "product title cup 给王小明的",
    outcome: "Meimei: Mei Tanaka Mei Tanaka",
  });
  await client.send(receive, { sn });
  await shop.database.db.execute(sql`update wallets set welcome_cents = balance_cents where member_id = ${someone.id}`);
  expect((await json(shop, "customer", "erase", person.username)).done).toBe(true);
  const name = `erased-${someone.id}`;
  // The first is the import of the cup.
  const log = await shop.database.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.slice(1).map(({ command, outcome }) => [command, outcome])).toEqual([
    [`chat read ${talkId}`, ""],
    [`chat reply ${talkId}`, ""],
    [`order note ${sn}`, `Order ${sn}: noted.`],
    [`order ship ${sn}`, `Order ${sn}: parcel 1 is on its way with UPS 1Z.`],
    [`order trace ${sn}`, ""],
    ["customer export", `Customer ${name}: exported.`],
    [`product title cup 给${name}的`, `Meimei: ${name} ${name}`],
    ["customer erase", `Customer ${name}: erased.`],
  ]);
  const rows = await shop.database.query<{ words: object }>("select words from parcel_traces");
  expect(JSON.stringify(rows)).not.toContain("Fortinbras");
}, 120_000);

test("[OS-10] what a buyer is writing while they are erased is erased too", async () => {
  const { shop, someone } = await named();
  const { db, query } = shop.database;
  await db.execute(sql`update wallets set welcome_cents = balance_cents where member_id = ${someone.id}`);
  let erased: ReturnType<typeof json> | undefined;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into member_addresses select * from jsonb_populate_record(null::member_addresses,
      (select to_jsonb(a) || '{"id": "1", "is_default": false}' from member_addresses a limit 1))`);
    erased = json(shop, "customer", "erase", person.username);
    const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => query(waiting), { timeout: 60_000 }).not.toEqual([]);
  });
  expect((await erased)?.done).toBe(true);
  expect(await placesOf(shop)).toEqual([]);
}, 120_000);

test("[OS-10] a name without its quotes erases and exports nobody", async () => {
  const { shop } = await named();
  const before = await placesOf(shop);
  for (const words of [
    ["erase", person.username, "Tanaka"],
    ["export", person.username, "Tanaka", join(shop.folder, "mei.json")],
  ]) {
    const { done, answer } = await json(shop, "customer", ...words);
    expect([done, answer.message]).toEqual([false, expect.stringContaining('What is "')]);
  }
  expect(await placesOf(shop)).toEqual(before);
  expect(await readdir(shop.folder)).not.toContain("Tanaka");
}, 120_000);

test("[OS-10] each table that has a buyer's id is looked at", async () => {
  const { shop, someone } = await cupShop();
  const member = await inTransaction(shop.database.db, (tx) => memberWithId(tx, someone.id));
  if (!member) throw new Error("no member");
  const known = new Set(personalTables(member).map(({ table }) => table));
  const rows = await shop.database.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('member_id', 'buyer_id', 'operator_id', 'recipient')",
  );
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
}, 120_000);
