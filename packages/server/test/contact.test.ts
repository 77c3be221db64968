import { create, post } from "@sundry/api/contract/feedback";
import { sendEmail as send } from "@sundry/api/contract/codes";
import { register } from "@sundry/api/contract/session";
import { get } from "@sundry/api/contract/site";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages, feedback } from "#server/db/schema/feedback.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { messageTo } from "./verification.ts";

const shop = useShop();
const silent = useShop({
  messages: {
    sms: undefined,
    smtp: undefined,
    outbox: false,
    letters: true,
    contactTo: undefined,
    registrationCode: true,
    codesPerHour: 1000,
  },
});
const letter = {
  type: "CONTACT",
  name: "Mei Tanaka",
  email: "mei@example.com",
  subject: "Umbrellas",
  content: "Do you ship <b>240</b> pieces?\nTo Yiwu.",
};

test("[MC-17] a visitor's message is stored and forwarded; a buyer's is stored with the buyer", async () => {
  await shop.visit().send(post, letter);
  const rows = await shop.database.db.select().from(contactMessages);
  expect(rows).toMatchObject([{ name: letter.name, email: letter.email, content: letter.content, memberId: null }]);
  expect(await messageTo(shop, "the shop")).toContain(letter.content);
  expect(await (await shop.app.request("/outbox")).text()).toContain("&lt;b&gt;240&lt;/b&gt;");
  const { client, id } = await buyer(shop);
  await client.send(post, { ...letter, subject: "From a buyer" });
  const [own] = await shop.database.db.select().from(contactMessages).where(eq(contactMessages.memberId, id));
  expect(own?.subject).toBe("From a buyer");
});

test("[MC-17] [VA-01] messages of another type, without an address, too long or empty are refused", async () => {
  const client = shop.visit();
  expect(await refusalOf(client.send(post, { ...letter, type: "ANYTHING" }))).toBe(4002);
  expect(await refusalOf(client.send(post, { ...letter, email: "mei" }))).toBe(4002);
  expect(await refusalOf(client.send(post, { ...letter, content: "a".repeat(141) }))).toBe(4002);
  expect(await refusalOf(client.send(post, { ...letter, subject: "" }))).toBe(4002);
  expect(await refusalOf(client.send(post, { ...letter, email: "a@b.cc\r\nBcc: x@y.zz" }))).toBe(4002);
});

test("[MC-17] the sixth message within a minute must wait", async () => {
  shop.clock.at += 61_000;
  const codes: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) codes.push(await refusalOf(shop.visit().send(post, letter)));
  expect(codes).toEqual([0, 0, 0, 0, 0, 1003]);
});

test("[AP-01] feedback belongs to a buyer and has at most 500 characters; the same again within 3 s is refused", async () => {
  const { client, id } = await buyer(shop);
  const opinion = { context: "The search is quick.", type: "FUNCTION" as const };
  await client.send(create, opinion);
  expect(await refusalOf(client.send(create, opinion))).toBe(1003);
  shop.clock.at += 3_001;
  expect(await refusalOf(client.send(create, opinion))).toBe(0);
  expect(await refusalOf(client.send(create, { context: "a".repeat(501) }))).toBe(4002);
  expect((await shop.app.request("/api/feedback", { method: "POST" })).status).toBe(403);
  const rows = await shop.database.db.select().from(feedback).where(eq(feedback.memberId, id));
  expect(rows.map(({ type }) => type)).toEqual(["FUNCTION", "FUNCTION"]);
});

test("[SE-07] a shop that can't send messages has no outbox page, says so, and still stores messages", async () => {
  expect(await (await silent.app.request("/outbox")).text()).not.toContain("Outbox");
  const { settingValue } = await silent.visit().send(get);
  expect(JSON.parse(settingValue)).toMatchObject({ registrationCode: true });
  expect(JSON.parse((await shop.visit().send(get)).settingValue)).toMatchObject({ registrationCode: false });
  await silent.visit().send(post, letter);
  expect(await silent.database.db.$count(contactMessages)).toBe(1);
  const wanted = { username: "no-number", password: "umbrellas-in-rain" };
  expect(await refusalOf(silent.visit().send(register, wanted))).toBe(4002);
  expect(await refusalOf(silent.visit().send(send, { verificationEnums: "REGISTER", email: "a@b.cc" }))).toBe(80204);
});
