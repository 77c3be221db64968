import { pay } from "@sundry/api/contract/cashier";
import { createTrade } from "@sundry/api/contract/checkout";
import { addSku } from "@sundry/api/contract/cart";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goods } from "#server/db/schema/catalogue.ts";
import { settings } from "#server/db/schema/content.ts";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { members } from "#server/db/schema/member.ts";
import { composeLetters } from "#server/modules/shopwide/letter/composing.ts";
import { deliverDue } from "#server/modules/platform/outgoing/deliver.ts";
import { readMessageSettings } from "#server/modules/platform/outgoing/settings.ts";
import { siteSetting } from "#server/settings/siteWords.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Lang } from "#server/locales.ts";
import { buyer, oneSku, order, withAddress, withoutPromotions } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { bill, sweeping } from "./orders.ts";
import { openSmtpServer } from "./support/smtpServer.ts";
import { useShop } from "./support/shop.ts";
import { setTax, usualTax } from "./taxes.ts";

const shop = useShop();
const silent = useShop({ messages: { ...readMessageSettings({}), letters: false } });

/** A buyer with an address, money and an email address, and something to buy. */
async function shopper(of: typeof shop, who: { cents?: number; language?: Lang } = {}) {
  await withoutPromotions(of);
  const someone = await buyer(of, who);
  await withAddress(someone);
  const email = await withEmail(of, someone);
  return { someone, email, sku: await oneSku(of, "threadwell", { cents: 1250 }) };
}

test("[MC-18] an order is confirmed by a letter: number, goods, sums, address, how to pay, and a link", async () => {
  const { someone, email, sku } = await shopper(shop);
  const trade = await order(someone, [[sku.skuId, 3]]);
  const [letter, ...others] = await lettersTo(shop, email);
  expect(others).toEqual([]);
  for (const text of [letter?.html, letter?.body]) {
    expect(text).toContain("Thank you for your order");
    expect(text).toContain(sku.name);
    expect(text).toContain("3 × $12.50");
    expect(text).toContain("$37.50");
    expect(text).toContain("18 Chouzhou North Road");
    expect(text).toMatch(/Pay \$[\d.]+ by \d+ \w+ at \d\d:\d\d GMT\+8\./);
    expect(text).toContain(`/#/payMent?orderType=TRADE`);
    expect(text).toContain(trade.sn);
    // What mailboxes needn't know.
    expect(text).not.toContain("13800138000");
  }
});

test("[MC-18] the same order sent twice is confirmed once, and a payment is confirmed once", async () => {
  const { someone, email, sku } = await shopper(shop, { cents: 50_000 });
  await someone.client.send(addSku, { skuId: sku.skuId, num: 1 });
  const submitKey = crypto.randomUUID();
  const { sn } = await someone.client.send(createTrade, { submitKey });
  await someone.client.send(createTrade, { submitKey });
  expect(await lettersTo(shop, email)).toHaveLength(1);
  await someone.client.send(pay, bill(sn));
  const letters = await lettersTo(shop, email);
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("We have received your order"),
    expect.stringContaining("We have received your payment"),
  ]);
  expect(letters[1]?.body).toContain("Payment method: Wallet");
  expect(letters[1]?.body).not.toContain("payMent");
  expect(await lettersTo(shop, email)).toHaveLength(2);
});

test("[MC-18] letters are in the language of the order, and what people wrote stays text", async () => {
  const { someone, email, sku } = await shopper(shop);
  const name = { en: `<img src=x onerror=alert(1)> ${"long ".repeat(40)}`, zh: "防风<b>折叠</b>伞" };
  await shop.database.db.update(goods).set({ name }).where(eq(goods.id, sku.goodsId));
  await order(someone, [[sku.skuId, 1]]);
  const reader = await buyer(shop, { language: "zh" });
  await withAddress(reader);
  const address = await withEmail(shop, reader);
  await order(reader, [[sku.skuId, 1]]);
  const [english] = await lettersTo(shop, email);
  const [chinese] = await lettersTo(shop, address);
  expect(english?.html).not.toContain("<img");
  expect(english?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(english?.body).toContain("<img src=x onerror=alert(1)>");
  expect(chinese?.subject).toMatch(/^订单.+已提交$/);
  expect(chinese?.html).toContain('<html lang="zh-CN"');
  expect(chinese?.html).toContain("防风&lt;b&gt;折叠&lt;/b&gt;伞");
  expect(chinese?.body).toContain("￥12.50");
  expect(chinese?.body).toMatch(/请在\d+月\d+日\s?\d?\d:\d\d（GMT\+8）前支付￥/);
});

test("[MC-18] buyers without an email address get no letter, and a shop can send none", async () => {
  const { someone, email, sku } = await shopper(shop);
  await shop.database.db.update(members).set({ email: null }).where(eq(members.id, someone.id));
  await order(someone, [[sku.skuId, 1]]);
  expect(await lettersTo(shop, email)).toEqual([]);
  const quiet = await shopper(silent);
  await order(quiet.someone, [[quiet.sku.skuId, 1]]);
  expect(await lettersTo(silent, quiet.email)).toEqual([]);
});

test("[MC-18] the outbox of the demo shows a letter as a mail client does, without scripts", async () => {
  const { someone, email, sku } = await shopper(shop);
  await order(someone, [[sku.skuId, 1]]);
  const [letter] = await lettersTo(shop, email);
  expect(await (await shop.app.request("/outbox")).text()).toContain(`href="/outbox/${letter?.id}"`);
  const page = await shop.app.request(`/outbox/${letter?.id}`);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain("Thank you for your order");
  expect((await shop.app.request("/outbox/1")).status).toBe(404);
});

test("[MC-18] by SMTP a letter is sent once as text and HTML, and a failed delivery is tried again as the same message", async () => {
  const { someone, sku } = await shopper(shop);
  const server = await openSmtpServer();
  const { messages } = shop.services.config;
  const smtp = { url: server.url, from: "Clay & Co <shop@example.com>" };
  shop.services.config.messages = { ...messages, smtp };
  const failures: string[] = [];
  const deliver = () => deliverDue({ ...sweeping(shop), failed: (error) => void failures.push(String(error)) });
  try {
    await shop.database.db.delete(outgoingMessages);
    await order(someone, [[sku.skuId, 1]]);
    await sweep(sweeping(shop), composeLetters);
    server.refuses = true;
    expect(await deliver()).toBe(0);
    server.refuses = false;
    shop.clock.at += 5_000;
    expect(await deliver()).toBe(1);
    shop.clock.at += 60 * 60_000;
    expect(await deliver()).toBe(0);
  } finally {
    shop.services.config.messages = messages;
    await server.close();
  }
  expect(failures).toHaveLength(1);
  expect(failures[0]).not.toContain("example.com");
  expect(server.letters).toHaveLength(1);
  const [letter = ""] = server.letters;
  expect(letter).toContain("multipart/alternative");
  expect(letter).toContain("text/plain; charset=utf-8");
  expect(letter).toContain("text/html; charset=utf-8");
  expect(letter).toMatch(/^Message-ID: <\d+@example\.com>/m);
});

test("[MC-18] a letter that nobody could send for days is not sent any more", async () => {
  const { someone, email, sku } = await shopper(shop);
  await order(someone, [[sku.skuId, 1]]);
  shop.clock.at += 4 * 86_400_000;
  expect(await lettersTo(shop, email)).toEqual([]);
});

test("[MC-18] a letter has the name, logo and colour of the shop, and leads to its configured address", async () => {
  const { someone, email, sku } = await shopper(shop);
  const { oidc } = shop.services.config;
  const value = { name: { en: "Clay & Co" }, icp: "", logo: "/media/photos/logo.webp?w=320", accent: "#5eead4" };
  await shop.database.db
    .insert(settings)
    .values({ name: siteSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
  shop.services.config.oidc = { ...oidc, origin: "https://clay.example" };
  try {
    await order(someone, [[sku.skuId, 1]]);
    const [letter] = await lettersTo(shop, email);
    expect(letter?.html).toContain('src="https://clay.example/media/photos/logo.webp?w=320"');
    expect(letter?.html).toContain(">Clay &amp; Co<");
    expect(letter?.html).toMatch(/background:#5eead4[^>]*>.*color:#111723[^>]*>Pay now/);
    expect(letter?.body).toContain("Pay now:\nhttps://clay.example/#/payMent?");
    const addresses = [...(letter?.html.matchAll(/(?:href|src)="([^"]*)"/g) ?? [])].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith("https://clay.example/"))).toEqual([]);
  } finally {
    shop.services.config.oidc = oidc;
  }
});

test("[MC-18] [BU-03] letters say which tax an order has by rate, and the number of its invoice once it is paid", async () => {
  await setTax(shop, usualTax);
  const { someone, email, sku } = await shopper(shop, { cents: 50_000 });
  const { sn } = await order(someone, [[sku.skuId, 1]]);
  await someone.client.send(pay, bill(sn));
  const [placed, paid] = await lettersTo(shop, email);
  await setTax(shop);
  for (const text of [placed?.html, placed?.body, paid?.html, paid?.body])
    expect(text).toMatch(/Includes 19% VAT.*\$\d+\.\d\d/);
  for (const text of [paid?.html, paid?.body]) {
    expect(text).toMatch(/\d{4}-\d{6}/);
    expect(text).toContain("Our tax number: DE123456789");
  }
});
