import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { goods } from "#server/db/schema/catalogue.ts";
import { orders } from "#server/db/schema/order.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { numberCreditNotes } from "#server/modules/buying/tax/creditNotes.ts";
import { order as place } from "./buyers.ts";
import { cupShop } from "./cupShop.ts";
import { oneOrder, paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";
import { setTax, usualTax } from "./taxes.ts";

const command = (shop: OwnShop, ...words: string[]) => shopCommand(shop.env, "order", "paper", ...words);

/** The texts of a paper, one after the other. */
const textOf = async (file: string) =>
  (await readFile(file, "utf8"))
    .replace(/<style>.*<\/style>/s, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/[|\s]*\|[|\s]*/g, "|");

test("[OS-05] packing lists of several orders are one file: article, pieces and address of each, and what buyers wrote stays text", async () => {
  const { shop, someone, skuId } = await cupShop();
  await shop.database.db.update(goods).set({ name: { en: "<b>Cup</b> & saucer" } });
  const first = await paidOrder(someone, [[skuId, 2]]);
  const second = await paidOrder(someone, [[skuId, 3]]);
  const remark = '<img src=x onerror="alert(1)">';
  await shop.database.db.update(orders).set({ remark }).where(eq(orders.sn, second));
  const file = join(shop.folder, "today.html");
  expect(await command(shop, first, second, "--out", file)).toEqual({
    done: true,
    output: `Written to ${file}. Open it in a browser and print it.\n`,
  });
  const html = await readFile(file, "utf8");
  expect(html.match(/<article>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<img|<b>|<script/);
  const text = await textOf(file);
  for (const part of [first, second, "&lt;b&gt;Cup&lt;/b&gt; &amp; saucer|2|", "saucer|3|", "&lt;img src=x"])
    expect(text).toContain(part);
}, 120_000);

test("[OS-05] packing list, order list and its CSV say which orders go by express delivery", async () => {
  const { shop, someone, skuId } = await cupShop();
  const slow = await paidOrder(someone, [[skuId, 2]]);
  const fast = await paidOrder(someone, [[skuId, 3]]);
  await shop.database.db.update(orders).set({ deliverySpeed: "EXPRESS" }).where(eq(orders.sn, fast));
  const file = join(shop.folder, "lists.html");
  await command(shop, fast, "--language", "zh", "--out", file);
  expect(await textOf(file)).toContain("配送方式|特快配送|");
  await command(shop, slow, "--out", file);
  expect(await textOf(file)).not.toContain("Sent by");
  const { output } = await shopCommand(shop.env, "order", "list", "--json");
  const listed = JSON.parse(output) as { order: string; speed?: string }[];
  expect(listed.map(({ order, speed }) => [order, speed])).toEqual([
    [fast, "express"],
    [slow, undefined],
  ]);
  const sheet = join(shop.folder, "orders.csv");
  await shopCommand(shop.env, "order", "list", "--csv", sheet);
  expect(await readFile(sheet, "utf8")).toMatch(/,Deliver to,Speed,Remark,/);
}, 120_000);

test("[OS-05] papers have the shop's name and logo, which needs no network, and a code that opens the order", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  const site = join(shop.folder, "site.json");
  const paint = { create: { width: 900, height: 300, channels: 3, background: "teal" } } as const;
  await writeFile(join(shop.folder, "logo.png"), await sharp(paint).png().toBuffer());
  await writeFile(site, JSON.stringify({ name: { en: "Clay & Co" }, logo: "logo.png" }));
  expect((await shopCommand(shop.env, "site", site)).done).toBe(true);
  const file = join(shop.folder, "list.html");
  const knowing = { ...shop.env, SUNDRY_ORIGIN: "https://clay.example" };
  expect((await shopCommand(knowing, "order", "paper", sn, "--out", file)).done).toBe(true);
  const html = await readFile(file, "utf8");
  expect(html).toContain("Clay &amp; Co</p>");
  expect(html).toMatch(new RegExp(`aria-label="https://clay.example/#/home/OrderDetail\\?sn=${sn}"><svg `));
  const [, picture = ""] = /src="data:image\/png;base64,([^"]+)"/.exec(html) ?? [];
  expect(await sharp(Buffer.from(picture, "base64")).metadata()).toMatchObject({ width: 600, height: 200 });
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
  // A shop that does not know its address has no code.
  expect((await command(shop, sn, "--out", file)).done).toBe(true);
  expect(await readFile(file, "utf8")).not.toContain("<svg");
}, 120_000);

test("[OS-05] [MC-03] an invoice has seller, rate, net and gross by rate, and the credit notes; before the payment there is none", async () => {
  const { shop, someone, skuId } = await cupShop();
  await setTax(shop, usualTax);
  await place(someone, [[skuId, 1]]);
  const unpaid = await oneOrder(someone);
  expect(await command(shop, unpaid, "--kind", "invoice")).toMatchObject({
    done: false,
    output: expect.stringContaining(`Order ${unpaid} has no invoice yet.`) as unknown,
  });
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await shopCommand(shop.env, "order", "refund", sn, "--reason", "Broken", "--amount", "6");
  await inTransaction(shop.database.db, (tx) => numberCreditNotes(tx, shop.services));
  const file = join(shop.folder, "invoice");
  expect((await command(shop, sn, "--kind", "invoice", "--language", "zh", "--out", file)).done).toBe(true);
  const text = await textOf(`${file}.html`);
  for (const part of [
    "|Clay &amp; Co Ltd|",
    "|DE123456789|",
    "|19%|",
    "|10.08|",
    "|1.92|",
    "|12.00|",
    "-000002|",
    "|0.96|",
  ])
    expect(text.replaceAll("￥", "").replaceAll("¥", "").replaceAll("$", "")).toContain(part);
  expect(text).toContain("|红字发票|");
}, 120_000);

/** A program that stands in for Chrome: "prints" the page it is given. The tests' own Chromium can't print from a command line. */
async function standIn(folder: string): Promise<string> {
  const program = join(folder, "chrome");
  const script = `#!/bin/sh
for word in "$@"; do case "$word" in --print-to-pdf=*) pdf="\${word#*=}";; file://*) page="\${word#file://}";; esac; done
{ printf '%%PDF-'; cat "$page"; } > "$pdf"
`;
  await writeFile(program, script, { mode: 0o755 });
  return program;
}

test("[OS-05] as PDF with the browser that is there; without one, and for what is unknown, it says so and writes nothing", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  const file = join(shop.folder, "list.pdf");
  vi.stubEnv("CHROME_PATH", "/nowhere/chrome");
  expect((await command(shop, sn, "--pdf", "--out", file)).output).toContain("There is no Chrome or Chromium here");
  for (const words of [[], ["O1"], [sn, "--kind", "letter"], [sn, "--language", "fr"], [sn, "--colour", "red"]])
    expect((await command(shop, ...words)).done).toBe(false);
  await expect(readFile(file)).rejects.toThrow("ENOENT");
  vi.stubEnv("CHROME_PATH", await standIn(shop.folder));
  expect(await command(shop, sn, "--pdf", "--out", file)).toEqual({ done: true, output: `Written to ${file}.\n` });
  expect(await readFile(file, "utf8")).toMatch(/^%PDF.*<h1>Packing list<\/h1>/s);
  vi.unstubAllEnvs();
}, 120_000);
