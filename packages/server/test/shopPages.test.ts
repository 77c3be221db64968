import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { home } from "@sundry/api/contract/page";
import { expect, test } from "vitest";
import { pages } from "#server/db/schema/content.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv, writePhoto } from "./support/ownShop.ts";

const cup = { Handle: "cup", Title: "Cup", "Title (zh)": "杯子", "Variant Price": "6", "Image Src": "cup.jpg" };

/** Imports these products; each has a photo. */
async function importing(shop: OwnShop, ...rows: Record<string, string>[]) {
  await writePhoto(shop.folder, "cup.jpg");
  await writeCsv(shop.folder, rows);
  expect(await shop.import()).not.toHaveProperty("problems");
}

async function run(shop: OwnShop, command: readonly string[], content: unknown) {
  const file = join(shop.folder, "file.json");
  await writeFile(file, JSON.stringify(content));
  return shopCommand(shop.env, ...command, file);
}

const page = (en: readonly unknown[], zh?: readonly unknown[]) => ({
  version: 1,
  name: { en: "Home" },
  en,
  ...(zh && { zh }),
});
const shelf = (...list: readonly unknown[]) => ({ type: "onlyGoodsModel", options: { title: "Goods", list } });
const links = (...urls: readonly string[]) => ({
  type: "carousel",
  options: { list: urls.map((url) => ({ name: "A slide", url })) },
});

async function itemsOf(shop: OwnShop, language: "en" | "zh" = "en") {
  shop.passMinute();
  const found = await shop.visit(language).send(home, { clientType: "PC" });
  return JSON.parse(found?.pageData ?? "").list[0].options.list as Record<string, unknown>[];
}

test("[OS-04] after an import, pages have the prices, names and pictures of today, and keep the words of their files", async () => {
  const shop = await ownShop();
  await importing(shop, cup, { ...cup, Handle: "plate", Title: "Plate" });
  const ours = { handle: "cup", name: "Our cup", describe: "Ours" };
  await run(shop, ["page", "home"], page([shelf({ handle: "plate" }, ours)], [shelf({ handle: "cup" })]));
  const [, before] = await itemsOf(shop);
  expect(before).toMatchObject({ name: "Our cup", price: 6 });

  await writePhoto(shop.folder, "new.jpg", "maroon");
  const dearer = { ...cup, "Title (zh)": "马克杯", "Variant Price": "7.5", "Variant Compare At Price": "9" };
  await importing(shop, { ...dearer, "Image Src": "new.jpg" });
  const [plate, after] = await itemsOf(shop);
  expect(plate).toMatchObject({ name: "Plate", price: 6 });
  expect(after).toMatchObject({ name: "Our cup", describe: "Ours", price: 7.5, originalPrice: 9 });
  expect(after?.img).not.toBe(before?.img);
  expect(await itemsOf(shop, "zh")).toMatchObject([{ name: "马克杯", price: 7.5 }]);

  await importing(shop, { ...cup, "Variant Price": "5", "Variant Compare At Price": "" });
  const [, cheaper] = await itemsOf(shop);
  expect(cheaper).toMatchObject({ price: 5 });
  expect(cheaper).not.toHaveProperty("originalPrice");
}, 120_000);

test("[OS-04] links that lead nowhere in this shop are refused by name, and nothing changes", async () => {
  const shop = await ownShop();
  await importing(shop, cup);
  await run(shop, ["site"], { name: { en: "Clay" } });
  const bar = { type: "navBar", list: [{ name: "Rewards", url: "/pointmall" }] };
  const dead = links("/", "/goodslist?keyword=cup", "https://example.com/x", "/#/goodsList", "/sale", "/topic?id=7");
  const { done, output } = await run(shop, ["page", "home"], page([bar, dead], [links("/home/Distribution")]));
  expect(done).toBe(false);
  expect(output.split("\n")).toEqual([
    'file.json: en[0].list[0].url: /pointmall: this part of the shop is closed. Open it with "open": ["points"] in the file of the site, or remove the link.',
    "file.json: en[1].options.list[3].url: /#/goodsList: links are written without /#: /goodsList",
    "file.json: en[1].options.list[4].url: /sale: the shop has no such page.",
    "file.json: en[1].options.list[5].url: /topic?id=7: what it leads to does not exist or is not on sale.",
    'file.json: zh[0].options.list[0].url: /home/Distribution: this part of the shop is closed. Open it with "open": ["distribution"] in the file of the site, or remove the link.',
    "Nothing was changed.",
    "",
  ]);
  expect(await shop.database.db.$count(pages)).toBe(0);
}, 120_000);

test("[OS-04] a part can be linked while it is open, and closing it names the pages that link there", async () => {
  const shop = await ownShop();
  await run(shop, ["site"], { name: { en: "Clay" }, open: ["points"] });
  expect(await run(shop, ["page", "home"], page([links("/PointMall")]))).toMatchObject({ done: true });
  const { output } = await run(shop, ["site"], { name: { en: "Clay" } });
  expect(output).toBe(
    'The shop is called Clay. Buyers see it within a minute.\nThe page "Home" links to /PointMall, which is closed: buyers find no page there.\n',
  );
}, 120_000);
