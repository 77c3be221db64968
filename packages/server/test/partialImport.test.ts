import { skuDetail } from "@sundry/api/contract/goods";
import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv } from "./support/ownShop.ts";
import { blue, crate, found, mug, told, withFiles } from "./support/products.ts";

const green = {
  ...blue,
  "Option1 Value": "Green",
  "Option1 Value (zh)": "绿色",
  "Variant SKU": "MUG-G",
  "Image Src": "",
};

/** A shop with a mug of three variants and a crate. */
async function filledShop(): Promise<OwnShop> {
  const shop = await ownShop();
  await withFiles(shop, [mug, blue, green, crate]);
  expect(await shop.import()).toMatchObject({ added: 2 });
  return shop;
}

async function everything({ database: { db } }: OwnShop) {
  return {
    goods: await db.select().from(goods).orderBy(asc(goods.id)),
    skus: await db.select().from(skus).orderBy(asc(skus.id)),
    sheets: await db.select().from(goodsSheets).orderBy(asc(goodsSheets.goodsId)),
  };
}

describe("a file with fewer columns", () => {
  test("[OS-01] changes only what it says: nothing else of the product, its variants and photos is lost", async () => {
    const shop = await filledShop();
    const before = await everything(shop);
    await writeCsv(shop.folder, [
      { Handle: "enamel-mug", Title: "Camping mug", "Variant Price": "9", Status: "active" },
    ]);
    const result = await shop.import();
    expect(result).toMatchObject({ added: 0, changed: 1 });
    expect(told(result)).toEqual([
      "partLeftOut products.csv line 2, enamel-mug: the product has 3 variants, and the row names none, so its price, stock and weight were not used. Give Option1 Value or Variant SKU.",
    ]);
    const after = await everything(shop);
    const tokens = { nameTokens: expect.anything(), searchTokens: expect.anything() };
    const renamed = before.goods.map((each) =>
      each.key === "enamel-mug" ? { ...each, ...tokens, name: { en: "Camping mug", zh: "搪瓷杯" } } : each,
    );
    expect(after).toEqual({ ...before, goods: renamed });
  });

  test.each<[string, Record<string, string>[], string, number | null]>([
    [
      "the variant's article number",
      [{ Handle: "enamel-mug", "Variant SKU": "MUG-B", "Variant Price": "9.50" }],
      "MUG-B",
      950,
    ],
    ["the option's value", [{ Handle: "enamel-mug", "Option1 Value": "Green", "Variant Price": "9.50" }], "MUG-G", 950],
    [
      "no price that can be paid",
      [{ Handle: "enamel-mug", "Variant SKU": "MUG-B", "Variant Price": "0" }],
      "MUG-B",
      700,
    ],
    ["an empty price", [{ Handle: "enamel-mug", "Variant SKU": "MUG-B", "Variant Price": "" }], "MUG-B", 700],
  ])("[OS-01] with %s changes that variant alone", async (_, rows, sku, cents) => {
    const shop = await filledShop();
    const before = await everything(shop);
    await writeCsv(shop.folder, rows);
    await shop.import();
    const after = await everything(shop);
    expect(after.skus).toEqual(before.skus.map((each) => (each.sn === sku ? { ...each, priceCents: cents } : each)));
    expect(after.goods.map(({ intro, pictureSlots, shelf }) => ({ intro, pictureSlots, shelf }))).toEqual(
      before.goods.map(({ intro, pictureSlots, shelf }) => ({ intro, pictureSlots, shelf })),
    );
  });

  test("[OS-01] hides goods and shows them again by Status alone", async () => {
    const shop = await filledShop();
    const before = await everything(shop);
    const shelf = async () => (await everything(shop)).goods.find(({ key }) => key === "crate")?.shelf;
    await writeCsv(shop.folder, [{ Handle: "crate", Status: "draft" }]);
    await shop.import();
    expect(await shelf()).toBe("DOWN");
    await writeCsv(shop.folder, [{ Handle: "crate", Status: "active" }]);
    await shop.import();
    expect(await everything(shop)).toEqual(before);
  });

  test("[OS-01] adds a variant and leaves the others", async () => {
    const shop = await filledShop();
    await writeCsv(shop.folder, [
      { Handle: "enamel-mug", "Option1 Value": "Red", "Variant Price": "8", "Variant Inventory Qty": "3" },
    ]);
    await shop.import();
    const { goodsId, id } = await found(shop, "mug");
    const { specs } = await shop.visit().send(skuDetail, { goodsId, skuId: id });
    expect(specs.map(({ specValues }) => specValues[0]?.specValue)).toEqual(["White", "Blue", "Green", "Red"]);
  });

  test("[OS-02] a photo whose new address does not answer leaves the photos as they were", async () => {
    const shop = await filledShop();
    const before = await everything(shop);
    await writeCsv(shop.folder, [{ Handle: "enamel-mug", "Image Src": "photos/gone.jpg" }]);
    expect(told(await shop.import())).toContain(
      "partLeftOut products.csv line 2, enamel-mug, Image Src: the photos stay as they were.",
    );
    expect(await everything(shop)).toEqual(before);
  });
});

test("[OS-01] a dry run shows each difference and writes nothing", async () => {
  const shop = await filledShop();
  const before = await everything(shop);
  await writeCsv(shop.folder, [
    { Handle: "enamel-mug", "Option1 Value": "Blue", "Variant Price": "7.50", "Body (HTML)": "<p>New.</p>" },
    { Handle: "jar", Title: "Jar", "Variant Price": "3", "Option1 Value": "" },
  ]);
  const dry = await shopCommand(shop.env, "import", shop.folder, "--dry-run");
  expect(dry.done).toBe(true);
  for (const line of [
    'enamel-mug: Body (HTML) "<p>Holds <strong>350 ml</strong>.</p>" → "<p>New.</p>"',
    'enamel-mug, Blue: Variant Price "7.00" → "7.50"',
    'jar: new, "Jar", 1 variant',
    "Nothing was written, because of --dry-run.",
  ])
    expect(dry.output).toContain(line);
  expect(dry.output).not.toContain("Title (zh)");
  expect(await everything(shop)).toEqual(before);
});

describe("stock that the files do not say", () => {
  const tee = (at: number) => ({
    Handle: `tee-${at}`,
    Title: `Tee ${at}`,
    "Variant Inventory Tracker": "shopify",
    "Variant Price": "89.00",
  });

  test("[OS-01] is told for all products in a line, and given with --stock or --untracked", async () => {
    const shop = await ownShop();
    await writeCsv(shop.folder, [tee(1), tee(2), tee(3), { ...tee(4), "Variant Inventory Tracker": "" }]);
    const { output } = await shopCommand(shop.env, "import", shop.folder);
    expect(output).toContain(
      "Sold out:\n  3 products (tee-1, tee-2, tee-3), Variant Inventory Qty: no stock, so it shows as sold out: the file has no quantity column; give --stock 20 or --untracked.",
    );
    const stock = async () => {
      const rows = await shop.database.db.select({ quantity: skus.quantity }).from(skus).orderBy(asc(skus.quantity));
      return rows.map(({ quantity }) => quantity);
    };
    // The fourth is not counted in the shop that it comes from.
    expect(await stock()).toEqual([0, 0, 0, 1_000_000]);
    await writeCsv(shop.folder, [tee(1), tee(5)]);
    expect((await shopCommand(shop.env, "import", shop.folder, "--stock", "20")).output).not.toContain("Sold out");
    await shop.import({ stock: 7 });
    await writeCsv(shop.folder, [tee(6)]);
    await shopCommand(shop.env, "import", "--untracked", shop.folder);
    expect(await stock()).toEqual([0, 0, 20, 20, 1_000_000, 1_000_000]);
  });
});

describe("what would be wrong in money or identity", () => {
  test.each<[string, string, string, string[]]>([
    [
      "half a yen",
      "JPY",
      "10.50",
      ['draft products.csv line 2, cup, Variant Price: "10.50" has decimals, but JPY has none.'],
    ],
    ["whole yen with decimals", "JPY", "1500.00", []],
    [
      "a point that could mean two things",
      "USD",
      "1.234",
      [
        'draft products.csv line 2, cup, Variant Price: "1.234" can\'t be read as one amount; write it with a point, such as 1234.56.',
      ],
    ],
    [
      "three decimals",
      "USD",
      "1.2345",
      ['draft products.csv line 2, cup, Variant Price: "1.2345" has more than 2 decimals.'],
    ],
    ["noughts behind", "USD", "12.0000", []],
    ["a sign of money", "USD", "$12.00", ['note products.csv line 2, cup, Variant Price: "$12.00" was read as 12.00.']],
    [
      "European separators",
      "EUR",
      "1.234,56",
      ['note products.csv line 2, cup, Variant Price: "1.234,56" was read as 1234.56.'],
    ],
    [
      "the word of the currency",
      "SEK",
      "12 kr.",
      ['note products.csv line 2, cup, Variant Price: "12 kr." was read as 12.00.'],
    ],
    [
      "a price without cents",
      "CHF",
      "CHF 12.–",
      ['note products.csv line 2, cup, Variant Price: "CHF 12.–" was read as 12.00.'],
    ],
    [
      "money of another currency",
      "EUR",
      "USD 3",
      ['draft products.csv line 2, cup, Variant Price: "USD 3" is not in EUR, the currency of the shop.'],
    ],
    [
      "a sign of other money",
      "USD",
      "€ 12",
      ['draft products.csv line 2, cup, Variant Price: "€ 12" is not in USD, the currency of the shop.'],
    ],
    [
      "wide digits",
      "CNY",
      "￥１２．５０",
      ['note products.csv line 2, cup, Variant Price: "￥１２．５０" was read as 12.50.'],
    ],
    ["cents alone", "USD", ".99", ['note products.csv line 2, cup, Variant Price: ".99" was read as 0.99.']],
    ["cents behind a sign", "USD", "$.99", ['note products.csv line 2, cup, Variant Price: "$.99" was read as 0.99.']],
    [
      "a shortened word before",
      "SEK",
      "kr.50",
      ['note products.csv line 2, cup, Variant Price: "kr.50" was read as 50.00.'],
    ],
    ["less than nothing", "USD", "-5", ['draft products.csv line 2, cup, Variant Price: "-5" is less than 0.']],
  ])("[OS-01] %s is never a price that nobody meant", async (_, currency, price, sentences) => {
    const shop = await ownShop();
    await writeCsv(shop.folder, [
      { Handle: "cup", Title: "Cup", "Variant Price": price, "Variant Inventory Qty": "5" },
    ]);
    expect(told(await shop.import({ currency }))).toEqual(sentences);
    const [row] = await shop.database.db.select({ shelf: goods.shelf }).from(goods);
    expect(row?.shelf).toBe(sentences.some((line) => line.startsWith("draft")) ? "DOWN" : "UPPER");
  });

  test("[OS-01] variants of an option without a name are kept, and told", async () => {
    const shop = await ownShop();
    const row = { Handle: "cup", "Variant Price": "5", "Variant Inventory Qty": "1" };
    await writeCsv(shop.folder, [
      { ...row, Title: "Cup", "Option1 Value": "Red" },
      { ...row, Title: "", "Option1 Value": "Blue" },
      { ...row, Handle: "jug", Title: "Jug", "Option1 Value": "Red" },
    ]);
    expect(told(await shop.import())).toEqual([
      "changed products.csv line 2, cup, Option1 Name: the option has no name, so buyers read Option.",
    ]);
    expect(await shop.database.db.$count(skus)).toBe(3);
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0 });
  });

  test("[OS-01] gift cards are left out, twice the same variant is one, with another price it is a draft", async () => {
    const shop = await ownShop();
    const cup = {
      Handle: "cup",
      Title: "Cup",
      "Option1 Name": "Size",
      "Variant Price": "10",
      "Variant Inventory Qty": "5",
    };
    await writeCsv(shop.folder, [
      { ...cup, Handle: "card", "Gift Card": "true" },
      { ...cup, Handle: "nfd", "Option1 Value": "Gr\u00f6\u00dfe 1" },
      { ...cup, Handle: "other", "Option1 Value": "Small" },
      { Handle: "nfd", "Option1 Value": "Gro\u0308\u00dfe 1", "Variant Price": "11", "Variant Inventory Qty": "5" },
      { Handle: "other", "Option1 Value": "Small", "Variant Price": "10", "Variant Inventory Qty": "5" },
      {
        Handle: "other",
        "Option1 Value": "Large",
        "Variant Price": "12",
        "Variant Inventory Qty": "5",
        "Variant Compare At Price": "9",
      },
    ]);
    expect(told(await shop.import())).toEqual([
      "leftOut products.csv line 2, card, Gift Card: gift cards are not sold as goods, because nobody would get their value.",
      'draft products.csv line 5, nfd, Option1 Value: the variant "Gr\u00f6\u00dfe 1" is in line 3 already, with another price.',
      'partLeftOut products.csv line 6, other, Option1 Value: the variant "Small" is in line 4 already.',
      "note products.csv line 7, other, Variant Compare At Price: it is not higher than the price, so it is no former price.",
    ]);
    const rows = await shop.database.db
      .select({ key: goods.key, shelf: goods.shelf })
      .from(goods)
      .orderBy(asc(goods.key));
    expect(rows).toEqual([
      { key: "nfd", shelf: "DOWN" },
      { key: "other", shelf: "UPPER" },
    ]);
  });
});
