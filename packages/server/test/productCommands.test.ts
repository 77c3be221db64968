import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writePhoto } from "./support/ownShop.ts";
import { blue, crate, mug, withFiles } from "./support/products.ts";

const priced = { ...crate, Minimum: "", Tiers: "", "Variant SKU": "CRATE", "Variant Inventory Qty": "9" };

async function filledShop(): Promise<OwnShop> {
  const shop = await ownShop();
  await withFiles(shop, [mug, blue, priced]);
  await shop.import();
  return shop;
}

const product = (shop: OwnShop, ...words: string[]) => shopCommand(shop.env, "product", ...words);

async function variantOf({ database: { db } }: OwnShop, sn: string) {
  const [row] = await db.select().from(skus).where(eq(skus.sn, sn));
  return row ?? expect.fail(`no ${sn}`);
}

async function goodsOf({ database: { db } }: OwnShop, key: string) {
  const [row] = await db.select().from(goods).where(eq(goods.key, key));
  return row ?? expect.fail(`no ${key}`);
}

test("[OS-07] product price changes all variants or one, says what changed, and is taken back by --undo", async () => {
  const shop = await filledShop();
  const one = await product(shop, "price", "enamel-mug", "7.50", "--was", "9", "--sku", "MUG-B");
  expect(one).toMatchObject({ done: true, output: expect.stringContaining('Variant Price "7.00" → "7.50"') });
  expect(await variantOf(shop, "MUG-B")).toMatchObject({ priceCents: 750, formerCents: 900, quantity: 5 });
  expect(await variantOf(shop, "MUG-W")).toMatchObject({ priceCents: 650 });
  await product(shop, "price", "enamel-mug", "8", "--variant", "white");
  expect(await variantOf(shop, "MUG-W")).toMatchObject({ priceCents: 800 });
  await product(shop, "price", "enamel-mug", "10");
  for (const sn of ["MUG-W", "MUG-B"]) expect(await variantOf(shop, sn)).toMatchObject({ priceCents: 1000 });
  expect((await product(shop, "price", "enamel-mug", "1.234")).done).toBe(false);
  await shopCommand(shop.env, "import", "--undo");
  expect(await variantOf(shop, "MUG-W")).toMatchObject({ priceCents: 800 });
}, 120_000);

test("[OS-07] product stock, hide and show-again change that alone", async () => {
  const shop = await filledShop();
  await product(shop, "stock", "enamel-mug", "12", "--variant", "Blue");
  expect(await variantOf(shop, "MUG-B")).toMatchObject({ quantity: 12, stockKind: "COUNTED", priceCents: 700 });
  await product(shop, "stock", "crate", "to-order");
  expect(await variantOf(shop, "CRATE")).toMatchObject({ stockKind: "TO_ORDER", onHand: 9 });
  await product(shop, "stock", "crate", "untracked");
  expect(await variantOf(shop, "CRATE")).toMatchObject({ stockKind: "UNCOUNTED", onHand: null });
  const before = await goodsOf(shop, "crate");
  await product(shop, "hide", "crate", "enamel-mug");
  expect(await goodsOf(shop, "crate")).toEqual({ ...before, shelf: "DOWN" });
  await product(shop, "show-again", "crate");
  expect(await goodsOf(shop, "crate")).toEqual(before);
}, 120_000);

test("[OS-07] product photo adds one at the end, in front, or alone; copy makes a hidden product without stock", async () => {
  const shop = await filledShop();
  const [white, side] = (await goodsOf(shop, "enamel-mug")).pictureSlots;
  await writePhoto(shop.folder, "new.jpg", "gold");
  await product(shop, "photo", "enamel-mug", join(shop.folder, "new.jpg"), "--alt", "A gold mug");
  const added = (await goodsOf(shop, "enamel-mug")).pictureSlots;
  expect(added.slice(0, 2)).toEqual([white, side]);
  expect(added).toHaveLength(3);
  await product(shop, "photo", "--first", "enamel-mug", join(shop.folder, "photos/blue.jpg"));
  expect((await goodsOf(shop, "enamel-mug")).pictureSlots.slice(1)).toEqual(added);
  await product(shop, "photo", "enamel-mug", join(shop.folder, "new.jpg"), "--replace");
  expect((await goodsOf(shop, "enamel-mug")).pictureSlots).toEqual(added.slice(2));
  await product(shop, "copy", "enamel-mug", "tin-mug", "--title", "Tin mug");
  expect(await goodsOf(shop, "tin-mug")).toMatchObject({ shelf: "DOWN", name: { en: "Tin mug" }, priceCents: 650 });
  expect((await product(shop, "copy", "crate", "tin-mug")).output).toContain('There is a product "tin-mug" already.');
}, 120_000);

test("[OS-07] product list and show tell states in plain words; what does not exist is an error", async () => {
  const shop = await filledShop();
  await product(shop, "hide", "crate");
  const { output } = await product(shop, "list");
  expect(output).toContain("crate · Crate · $12.00 · 9 in stock · hidden");
  expect(output).toContain("enamel-mug · Enamel mug · $6.50 to $7.00 · 2 variants · 45 in stock · on sale");
  const hidden = await product(shop, "list", "--state", "hidden", "--json");
  expect(JSON.parse(hidden.output)).toMatchObject([{ handle: "crate", stock: 9 }]);
  expect((await product(shop, "list", "--find", "MUG-B")).output).not.toContain("crate");
  expect((await product(shop, "show", "enamel-mug")).output).toContain("Variant Price: 6.50");
  for (const [words, sentence] of [
    [["price", "none", "5"], 'There is no product "none".'],
    [["price", "enamel-mug", "5", "--sku", "X"], 'There is no variant "X". There are: White (MUG-W), Blue (MUG-B)'],
    [["list", "--from", "2030-01-01"], "There is no option --from."],
    [["sell", "crate"], "There is no product sell."],
    [["stock", "crate", "many"], "The stock is a whole number, untracked or to-order."],
  ] as const)
    expect(await product(shop, ...words)).toEqual({ done: false, output: expect.stringContaining(sentence) });
}, 120_000);
