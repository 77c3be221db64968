import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { get as articleGet } from "@sundry/api/contract/article";
import { list as couponList } from "@sundry/api/contract/coupon";
import { search } from "@sundry/api/contract/goods";
import { find, get, home } from "@sundry/api/contract/page";
import { today } from "@sundry/api/contract/seckill";
import { get as siteGet } from "@sundry/api/contract/site";
import { get as storeGet } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { freightTemplates, goods, stores } from "#server/db/schema/catalogue.ts";
import { pages } from "#server/db/schema/content.ts";
import { coupons, seckillOffers } from "#server/db/schema/promotion.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv, writePhoto } from "./support/ownShop.ts";

const cup = {
  Handle: "cup",
  Title: "Cup",
  "Title (zh)": "杯子",
  "Variant Price": "6",
  "Variant SKU": "CUP",
  "Variant Inventory Qty": "9",
  "Product Category": "Kitchen > Cups",
};

async function withCup(shop: OwnShop) {
  await writePhoto(shop.folder, "cup.jpg");
  await writeCsv(shop.folder, [{ ...cup, "Image Src": "cup.jpg" }]);
  expect(await shop.import()).toMatchObject({ added: 1 });
}

/** Writes the content to a file and gives that to a command. */
async function run(shop: OwnShop, command: readonly string[], content: unknown, name = "file.json") {
  await writeFile(join(shop.folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return shopCommand(shop.env, ...command, join(shop.folder, name));
}

const homePage = {
  version: 1,
  name: { en: "Home", zh: "首页" },
  en: [
    { type: "navBar", list: [{ name: "Cups", url: "/goodsList?keyword=cup" }] },
    { type: "carousel1", key: "hero", options: { list: [{ photo: "cup.jpg", url: "/seckill", name: "Autumn" }] } },
    { type: "onlyGoodsModel", key: "goods", options: { title: "Goods", list: [{ handle: "cup", describe: "Ours" }] } },
  ],
  zh: [{ type: "onlyGoodsModel", key: "goods", options: { title: "好物", list: [{ handle: "cup" }] } }],
};

test("[OS-04] a home page and a topic from files show products and photos in both languages, and replace what was there", async () => {
  const shop = await ownShop();
  await withCup(shop);
  expect(await run(shop, ["page", "home"], homePage)).toEqual({
    done: true,
    output: "The page is published, and buyers see it within a minute: /#/\n",
  });
  const english = await shop.visit().send(home, { clientType: "PC" });
  const [, hero, shelf] = JSON.parse(english?.pageData ?? "").list;
  expect(hero.options.list[0]).toMatchObject({
    img: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{40}\.webp$/),
    name: "Autumn",
  });
  expect((await shop.app.request(hero.options.list[0].img)).status).toBe(200);
  expect(shelf.options.list[0]).toMatchObject({
    name: "Cup",
    describe: "Ours",
    price: 6,
    url: expect.stringMatching(/^\/goodsDetail\?goodsId=\d+&skuId=\d+$/),
  });
  const chinese = await shop.visit("zh").send(home, { clientType: "PC" });
  expect(JSON.parse(chinese?.pageData ?? "").list).toMatchObject([
    { options: { title: "好物", list: [{ name: "杯子" }] } },
  ]);

  const topic = await run(shop, ["page", "topic"], { ...homePage, key: "autumn" });
  const id = /\/topic\?id=(\d+)/.exec(topic.output)?.[1] ?? "";
  expect(await shop.visit("zh").send(get, { id })).toMatchObject({ name: "首页", pageType: "SPECIAL" });
  await run(shop, ["page", "topic"], { ...homePage, key: "autumn", name: { en: "Winter" } });
  expect(await shop.database.db.$count(pages)).toBe(2);

  await run(shop, ["page", "store"], { ...homePage, store: "main" });
  const [store] = await shop.database.db.select().from(stores);
  expect(store?.pageShow).toBe(true);
  const front = await shop.visit().send(find, { pageClientType: "PC", pageType: "STORE", num: store?.id ?? "" });
  expect(front?.pageData).toContain("Ours");
}, 120_000);

test("[OS-04] articles from a file replace those behind the footer's links, and a script in one changes nothing", async () => {
  const shop = await ownShop();
  const about = {
    key: "about",
    title: { en: "Who we are", zh: "我们是谁" },
    content: { en: "<p>Potters since 1990.</p>" },
  };
  const care = { key: "care", title: { en: "Care" }, content: { en: "<p>By hand.</p>" } };
  expect(await run(shop, ["article"], [about, care])).toEqual({ done: true, output: "Articles written: 2.\n" });
  expect(await shop.visit().send(articleGet, { id: "about" })).toMatchObject({ title: "Who we are" });
  expect(await shop.visit("zh").send(articleGet, { id: "about" })).toMatchObject({
    title: "我们是谁",
    content: "<p>Potters since 1990.</p>",
  });
  expect(await shop.visit("zh").send(articleGet, { id: "care" })).toMatchObject({ title: "Care" });

  const bad = { ...care, content: { en: "<p>Dry.</p>", zh: "<img src=x onerror=alert(1)>" } };
  expect(await run(shop, ["article"], [{ ...about, title: { en: "Changed" } }, bad])).toEqual({
    done: false,
    output: "file.json: article care: the text has a script. Remove it.\nNothing was changed.\n",
  });
  expect(await shop.visit().send(articleGet, { id: "about" })).toMatchObject({ title: "Who we are" });
}, 120_000);

test.each<[what: string, content: unknown, mistakes: string[]]>([
  ["of another version", { ...homePage, version: 2 }, ["version: the version of a page's file is 1"]],
  [
    "with an unknown product and photo",
    {
      ...homePage,
      zh: [{ type: "carousel", key: "a", options: { list: [{ handle: "mug" }, { photo: "none.jpg" }] } }],
    },
    ['handle "mug": there is no such product.', "photo none.jpg: there is no such file in the folder."],
  ],
  [
    "with a script in a link",
    {
      ...homePage,
      zh: [{ type: "carousel", key: "a", options: { list: [{ name: "x", url: "javascript:alert(1)" }] } }],
    },
    ["zh[0].options.list[0].url: a link begins with / or https://"],
  ],
  [
    "with an unknown field and block",
    {
      ...homePage,
      en: [
        { type: "carousel", key: "a", options: { lists: [] } },
        { type: "hologram", key: "b" },
      ],
    },
    ["en[0].options.list: Invalid input", "en[0].options: Unrecognized key", "en[1].type: Invalid"],
  ],
  ["with a key twice", { ...homePage, zh: [homePage.zh[0], homePage.zh[0]] }, ["zh: two blocks have the same key"]],
  ["that is no JSON", '{\n "version": 1,\n "name": oops\n}', ["line 3, this is not JSON"]],
])(
  "[OS-04] a page %s is refused with the place of each mistake, and nothing changes",
  async (_, content, mistakes) => {
    const shop = await ownShop();
    await withCup(shop);
    const { done, output } = await run(shop, ["page", "home"], content);
    expect(done).toBe(false);
    for (const mistake of mistakes) expect(output).toContain(`file.json: ${mistake}`);
    expect(output).toContain("Nothing was changed.");
    expect(await shop.database.db.$count(pages)).toBe(0);
  },
  120_000,
);

test("[OS-04] stores, coupons, the flash sale and the site come from files, and each act is in the audit log", async () => {
  const shop = await ownShop();
  await withCup(shop);
  const express = { first: 500, firstPrice: 12, more: 500, morePrice: 4.25, days: [2, 3] };
  const area = { regions: [], first: 1000, firstPrice: 5, more: 500, morePrice: 1.5, days: [4, 9], express };
  const charge = { by: "grams", rows: [area] };
  const main = { key: "main", name: { en: "Tea & Clay", zh: "茶与陶" }, logo: "cup.jpg", freight: charge };
  expect(await run(shop, ["store"], [main, { key: "second", name: { en: "Second" } }])).toMatchObject({ done: true });
  const [row] = await shop.database.db.select().from(goods);
  const [template] = await shop.database.db.select().from(freightTemplates);
  expect([row?.freightTemplateId, template?.rows]).toEqual([
    template?.id,
    [
      {
        ...{
          regionIds: [],
          firstAmount: 1000,
          firstCents: 500,
          continuedAmount: 500,
          continuedCents: 150,
          days: [4, 9],
        },
        express: { firstAmount: 500, firstCents: 1200, continuedAmount: 500, continuedCents: 425, days: [2, 3] },
      },
    ],
  ]);
  expect(await shop.visit("zh").send(storeGet, { id: row?.storeId ?? "" })).toMatchObject({ storeName: "茶与陶" });

  const backwards = { by: "grams", rows: [{ ...area, express: { ...express, days: [3, 2] } }] };
  expect((await run(shop, ["store"], [{ ...main, freight: backwards }])).output).toContain("the fewest days");

  const coupon = {
    key: "welcome",
    name: { en: "5 off" },
    effect: { off: 5 },
    threshold: 30,
    for: { categories: ["Kitchen"] },
    valid: { days: 30 },
  };
  expect(await run(shop, ["coupon"], [coupon])).toMatchObject({ done: true, output: "Coupons written: 1.\n" });
  expect((await shop.visit().send(couponList, { pageNumber: 1, pageSize: 10 })).records).toMatchObject([
    { price: 5, consumeThreshold: 30 },
  ]);
  const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const offer = { days, hour: 0, product: "cup", price: 4, pieces: 5 };
  expect(await run(shop, ["seckill"], [offer])).toMatchObject({
    done: true,
    output: "Offers written for a week: 7.\n",
  });
  const slots = await shop.visit().send(today, {});
  expect(slots[0]?.seckillGoodsList).toMatchObject([{ price: 4 }]);
  await run(shop, ["seckill"], []);
  expect(await shop.database.db.$count(seckillOffers)).toBe(0);
  expect(
    await run(shop, ["site"], { name: { en: "Clay", zh: "陶" }, logo: "cup.jpg", accent: "#0f766e" }),
  ).toMatchObject({ done: true });
  const { settingValue } = await shop.visit("zh").send(siteGet, {});
  expect(JSON.parse(settingValue)).toMatchObject({ siteName: "陶" });

  const acts = await shop.database.query<{ command: string; actor: string }>(
    "select command, actor from audit_log order by id",
  );
  expect(acts.map(({ command }) => command.split(" ")[0])).toEqual([
    "import",
    "store",
    "coupon",
    "seckill",
    "seckill",
    "site",
  ]);
  expect(acts[0]?.actor).toMatch(/.+@.+/);

  const wrong = await run(shop, ["coupon"], [{ ...coupon, store: "nowhere", for: { products: ["mug"] } }]);
  expect(wrong.output).toContain('coupon welcome: there is no product "mug".');
  expect(wrong.output).toContain('coupon welcome: there is no store "nowhere".');
  expect((await run(shop, ["seckill"], [{ ...offer, price: 6 }])).output).toContain("is not below its usual one.");
  expect(await shop.database.db.$count(coupons)).toBe(1);
  expect(await shop.database.query("select 1 from audit_log")).toHaveLength(acts.length);
  await shop.visit().send(search, { keyword: "cup", pageNumber: 1, pageSize: 10 });
}, 120_000);

test("[OS-04] days and times in a coupon's file are those of the shop's zone", async () => {
  const shop = await ownShop();
  shop.env = { ...shop.env, SUNDRY_ZONE: "Europe/Berlin" };
  const valid = { from: "2027-03-28", to: "2027-04-01T18:00" };
  const coupon = { key: "spring", name: { en: "5 off" }, effect: { off: 5 }, for: "all" };
  expect(await run(shop, ["coupon"], [{ ...coupon, valid }])).toMatchObject({ done: true });
  expect(await shop.database.db.select().from(coupons)).toMatchObject([
    { startAt: new Date("2027-03-27T23:00:00Z"), endAt: new Date("2027-04-01T16:00:00Z") },
  ]);
  await run(shop, ["coupon"], [{ ...coupon, valid: { ...valid, to: "2027-04-01T18:00:00+08:00" } }]);
  expect(await shop.database.db.select().from(coupons)).toMatchObject([{ endAt: new Date("2027-04-01T10:00:00Z") }]);
  const wrong = await run(shop, ["coupon"], [{ ...coupon, valid: { from: "2027-03-32", to: "1.4.2027" } }]);
  expect(wrong).toMatchObject({ done: false, output: expect.stringContaining("a time is written as 2026-12-01") });
  const half = await run(shop, ["coupon"], [{ ...coupon, effect: { of: 5 }, valid: { from: "2027-03-28" } }]);
  expect(half.output).toContain('[0].effect: write { "off": 5 }, or { "pays": 85 }');
  expect(half.output).toContain('[0].valid: write { "days": 30 }, or { "from": "2027-01-01", "to": "2027-02-01" }');
}, 120_000);

test("[OS-05] a command refuses options and words that it does not know, and writes nothing", async () => {
  const shop = await ownShop();
  const coupon = { key: "spring", name: { en: "5 off" }, effect: { off: 5 }, for: "all", valid: { days: 3 } };
  await writeFile(join(shop.folder, "coupons.json"), JSON.stringify([coupon]));
  const file = join(shop.folder, "coupons.json");
  const called = async (...words: string[]) => {
    const { done, output } = await shopCommand(shop.env, ...words);
    return [done, output.split("\n")[0]];
  };
  expect(await called("coupon", file, "--dry-run")).toEqual([false, "There is no option --dry-run."]);
  expect(await called("coupon", file, file)).toEqual([false, expect.stringContaining('What is "/')]);
  for (const command of ["page home", "article", "site", "store", "words", "seckill", "export", "restore"])
    expect(await called(...command.split(" "), file, "--foo", "1")).toEqual([false, "There is no option --foo."]);
  expect(await called("init", "--foo", "1")).toEqual([false, "There is no option --foo."]);
  for (const command of ["order list", "audit-log list", "export there", "restore there", "reconcile"])
    expect(await called(...command.split(" "), "more")).toEqual([
      false,
      expect.stringMatching(/^What is "more"|^This shop/),
    ]);
  expect(await shop.database.db.$count(coupons)).toBe(0);
}, 120_000);
