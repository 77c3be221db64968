import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { brands, categories, goods, skus } from "#server/db/schema/catalogue.ts";
import { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv } from "./support/ownShop.ts";
import { blue, crate, mug, withFiles } from "./support/products.ts";

const green = {
  ...blue,
  "Option1 Value": "Green",
  "Option1 Value (zh)": "绿色",
  "Variant SKU": "MUG-G",
  "Image Src": "",
};

async function filledShop(): Promise<OwnShop> {
  const shop = await ownShop();
  await withFiles(shop, [mug, blue, green, crate]);
  await shop.import();
  return shop;
}

async function everything({ database: { db } }: OwnShop) {
  return {
    goods: await db.select().from(goods).orderBy(asc(goods.id)),
    skus: await db.select().from(skus).orderBy(asc(skus.id)),
    sheets: await db.select().from(goodsSheets).orderBy(asc(goodsSheets.goodsId)),
    categories: await db.select().from(categories).orderBy(asc(categories.id)),
    brands: await db.select().from(brands).orderBy(asc(brands.id)),
  };
}

const undo = (shop: OwnShop) => shopCommand(shop.env, "import", "--undo");

describe("import --undo", () => {
  test("[OS-01] takes the last import back whole: texts, prices, variants, photos, and what it added", async () => {
    const shop = await filledShop();
    const before = await everything(shop);
    await writeCsv(shop.folder, [
      {
        ...mug,
        Title: "Other mug",
        "Body (HTML)": "",
        "Product Category": "Elsewhere",
        "Product Category (zh)": "",
        Vendor: "Nobody",
        "Variant Price": "99",
        "Image Src": "",
        Tags: "none",
      },
      { Handle: "jar", Title: "Jar", "Variant Price": "3", "Product Category": "Jars", Vendor: "Jar & Co" },
    ]);
    expect(await shop.import({ remove: true })).toMatchObject({ added: 1, changed: 1 });
    expect(await everything(shop)).not.toEqual(before);
    const { output, done } = await undo(shop);
    expect(done).toBe(true);
    expect(output).toContain("1 product is as it was before, 1 that it added is gone.");
    expect(await everything(shop)).toEqual(before);
  });

  test("[OS-01] then takes back the one before, and says when there is none", async () => {
    const shop = await filledShop();
    await writeCsv(shop.folder, [{ Handle: "crate", Title: "Box" }]);
    await shop.import();
    await undo(shop);
    expect((await undo(shop)).output).toContain("0 products are as they were before, 2 that it added are gone.");
    expect(await everything(shop)).toEqual({ goods: [], skus: [], sheets: [], categories: [], brands: [] });
    expect(await undo(shop)).toMatchObject({
      done: false,
      output: expect.stringContaining("There is no import to take back."),
    });
  });

  test("[OS-01] leaves what was sold since sold", async () => {
    const shop = await filledShop();
    const blueOnly = eq(skus.sn, "MUG-B");
    await writeCsv(shop.folder, [{ Handle: "enamel-mug", "Variant SKU": "MUG-B", "Variant Inventory Qty": "30" }]);
    await shop.import();
    await shop.database.db.update(skus).set({ quantity: 28, buyCount: 2 }).where(blueOnly);
    await undo(shop);
    const [row] = await shop.database.db.select().from(skus).where(blueOnly);
    expect(row).toMatchObject({ quantity: 3, buyCount: 2 });
  });

  test("[OS-01] what stores and the shop itself set is no change of goods, and stays", async () => {
    const shop = await filledShop();
    const rows = [{ regions: [], first: 1, firstPrice: 4, more: 1, morePrice: 1 }];
    const store = { key: "main", name: { en: "Main" }, freight: { by: "pieces", rows } };
    const file = join(shop.folder, "store.json");
    await writeFile(file, JSON.stringify([store]));
    await writeCsv(shop.folder, [{ Handle: "crate", Title: "Box" }]);
    await shop.import();
    expect((await shopCommand(shop.env, "store", file)).output).toContain("Stores written: 1");
    await shop.database.db.update(goods).set({ popular: true });
    expect((await undo(shop)).output).toContain("1 product is as it was before");
    const [crateNow] = await shop.database.db.select().from(goods).where(eq(goods.key, "crate"));
    expect(crateNow).toMatchObject({ name: { en: "Crate" }, popular: true, freightTemplateId: expect.any(String) });
  });

  test("[OS-01] leaves goods that were changed since, and names them", async () => {
    const shop = await filledShop();
    await writeCsv(shop.folder, [
      { Handle: "crate", Title: "Box" },
      { Handle: "enamel-mug", Title: "Cup" },
    ]);
    await shop.import();
    await shop.database.db
      .update(goods)
      .set({ sellingPoint: { en: "Strong" } })
      .where(eq(goods.key, "crate"));
    expect((await undo(shop)).output).toContain("Not taken back, because they were changed since: crate");
    const names = (await everything(shop)).goods.map(({ name }) => name.en);
    expect(names.toSorted()).toEqual(["Box", "Enamel mug"]);
  });
});
