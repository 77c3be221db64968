import { get as storeGet } from "@sundry/api/contract/store";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addSku, getAll } from "@sundry/api/contract/cart";
import { categoryChildren, delivery, get, search, skuDetail } from "@sundry/api/contract/goods";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { withBulkIndexes } from "#server/shop/products/bulkIndexes.ts";
import { buyer } from "./buyers.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, storeRow, writeCsv } from "./support/ownShop.ts";
import { blue, crate, found, mug, told, withFiles } from "./support/products.ts";

const countOf = ({ database }: OwnShop) =>
  Promise.all([database.db.$count(goods), database.db.$count(skus)]).then(([g, s]) => ({ goods: g, skus: s }));

describe("products from a folder", () => {
  test("[OS-01] are found, shown and sold in both languages", async () => {
    const shop = await ownShop();
    await withFiles(shop);
    expect(await shop.import()).toMatchObject({
      products: 2,
      variants: 3,
      added: 2,
      changed: 0,
      freshPhotos: 3,
      withoutPhoto: 1,
    });

    expect(await found(shop, "mugs")).toMatchObject({ goodsName: "Enamel mug", price: 6.5, brandName: "Kettle & Co" });
    const chinese = await found(shop, "搪瓷", "zh");
    expect(chinese).toMatchObject({ goodsName: "搪瓷杯", categoryNamePath: "家居园艺,厨房餐饮,马克杯" });
    const page = await shop.visit("zh").send(skuDetail, { goodsId: chinese.goodsId, skuId: chinese.id });
    expect(page.data).toMatchObject({ simpleSpecs: "白色", originalPrice: 8, quantity: 40, weight: 0.18, sn: "MUG-W" });
    expect(page.data.intro).toBe("<p>容量350毫升。</p>");
    expect(page.specs.map(({ specValues }) => specValues[0]?.specValue)).toEqual(["白色", "蓝色"]);

    const { goodsId } = await found(shop, "crate");
    expect(await shop.visit().send(get, { goodsId })).toMatchObject({
      salesModel: "WHOLESALE",
      wholesaleList: [
        { num: 10, price: 12 },
        { num: 100, price: 9.5 },
      ],
      skuList: [{ minimum: 10, quantity: 0 }],
    });
    // The crate has no photo and nobody has reviewed it: no address of a picture that isn't there, no best rating.
    const { thumbnail, rating, storeId } = await found(shop, "crate");
    expect({ thumbnail, rating }).toEqual({ thumbnail: "", rating: null });
    expect(await shop.visit().send(storeGet, { id: storeId })).toMatchObject({ descriptionScore: null });
    const tree = await shop.visit().send(categoryChildren, { id: "0" });
    expect(tree.map(({ name }) => name)).toEqual(["Home & Garden", "Storage"]);
    expect(tree[0]?.image).toMatch(/^\/media\/photos\/[0-9a-f]{40}\.webp\?w=160$/);

    const { client } = await buyer(shop);
    await client.send(addSku, { skuId: chinese.id, num: 2, cartType: "CART" });
    expect((await client.send(getAll, {})).skuList).toMatchObject([{ goodsSku: { id: chinese.id }, num: 2 }]);
  });

  test("[OS-01] promise a day of dispatch only if the file does", async () => {
    const shop = await ownShop();
    const cup = { Handle: "cup", Title: "Cup", "Variant Price": "6", "Variant Inventory Qty": "9" };
    await writeCsv(shop.folder, [cup, { ...cup, Handle: "vase", Title: "Vase", "Dispatch Days": "5" }]);
    expect(await shop.import()).toMatchObject({ added: 2 });
    const [silent, said] = [await found(shop, "cup"), await found(shop, "vase")];
    expect([silent.dispatchHours, said.dispatchHours]).toEqual([null, 120]);
    const visitor = shop.visit();
    expect(await visitor.send(delivery, { skuId: silent.id, num: 1 })).toMatchObject({ dispatchHours: 0 });
    const within = await visitor.send(search, { dispatchHours: 168, pageNumber: 1, pageSize: 10 });
    expect(within.records.map(({ goodsName }) => goodsName)).toEqual(["Vase"]);
  });

  test("[OS-01] with the same handle change what is there, keep what was sold, and double nothing", async () => {
    const shop = await ownShop();
    await withFiles(shop);
    await shop.import();
    await shop.database.db.update(goods).set({ buyCount: 9 });
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0, freshPhotos: 0 });
    const withoutStock = { ...mug, Title: "Camping mug", "Variant Inventory Qty": "" };
    await withFiles(shop, [withoutStock, { ...blue, "Variant Price": "7.50" }, crate]);
    expect(await shop.import()).toMatchObject({ added: 0, changed: 1, freshPhotos: 0 });
    expect(await countOf(shop)).toEqual({ goods: 2, skus: 3 });
    const card = await found(shop, "camping mug");
    expect(card).toMatchObject({ goodsName: "Camping mug", buyCount: 9, quantity: 40 });
  });

  test("[OS-01] lose a variant that is not in the file any more only with --remove; one that was ordered stays, sold out", async () => {
    const shop = await ownShop();
    await withFiles(shop);
    await shop.import();
    await withFiles(shop, [mug, crate]);
    const kept = await shop.import();
    expect(told(kept)).toContain(
      "note products.csv line 2, enamel-mug: variants that are not in the file stay: Blue. With --remove they are removed.",
    );
    expect(await countOf(shop)).toEqual({ goods: 2, skus: 3 });
    const removed = await shop.import({ remove: true });
    expect(removed).toMatchObject({ added: 0, changed: 1 });
    expect(told(removed)).toContain(
      "changed products.csv line 2, enamel-mug: variants that are not in the file were removed: Blue.",
    );
    expect(await countOf(shop)).toEqual({ goods: 2, skus: 2 });
    await withFiles(shop);
    await shop.import();
    await shop.database.query(
      `insert into seckill_offers select '1', 1, 8, 1, goods_id, id, 1, 1, 0 from skus where sn = 'MUG-B'`,
    );
    await withFiles(shop, [mug, crate]);
    await shop.import({ remove: true });
    const [left] = await shop.database.db.select().from(skus).where(eq(skus.sn, "MUG-B"));
    expect(left?.quantity).toBe(0);
  });

  test("[OS-01] that are drafts are not on sale; the store is named where there are several", async () => {
    const shop = await ownShop();
    await shop.database.db.insert(stores).values(storeRow("other"));
    await withFiles(shop, [
      { ...crate, Store: "other", Status: "draft" },
      { ...crate, Handle: "box", Store: "nowhere" },
      { ...crate, Handle: "bin" },
    ]);
    const result = await shop.import();
    expect(told(result).filter((line) => line.startsWith("leftOut"))).toEqual([
      'leftOut products.csv line 3, box, Store: there is no store "nowhere".',
      "leftOut products.csv line 4, bin, Store: the shop has several stores; name one of main, other.",
    ]);
    expect(result).toMatchObject({ added: 1 });
    const { total } = await shop.visit().send(search, { keyword: "crate", pageNumber: 1, pageSize: 10 });
    expect(total).toBe(0);
  });
});

test("[OS-03] an export is what an import reads: imported again it changes nothing, and in an empty shop it makes the same goods", async () => {
  const shop = await ownShop();
  const body = "<style>p { color: red }</style>\n<p>Wood.</p>\n<meta>";
  await withFiles(shop, [mug, blue, { ...crate, Title: "+5 V crate", "Body (HTML)": body }]);
  await shop.import();
  const out = join(shop.folder, "out");
  const exported = await shopCommand(shop.env, "export", out);
  expect(exported).toMatchObject({ done: true, output: expect.stringContaining("2 products and 3 photos are in") });
  expect(await shopCommand(shop.env, "import", out)).toMatchObject({
    done: true,
    output: expect.stringContaining("2 products with 3 variants: 0 added, 0 changed"),
  });
  expect(await shopCommand(shop.env, "export", out)).toMatchObject({
    done: false,
    output: expect.stringContaining("There is a file"),
  });

  const copy = await ownShop();
  expect(await shopCommand(copy.env, "import", out)).toMatchObject({
    done: true,
    output: expect.stringContaining("2 added"),
  });
  const rows = (from: OwnShop) =>
    from.database.query(`select to_jsonb(g) - 'released_at' as g, to_jsonb(s) as s, to_jsonb(h) as h
      from goods g join skus s on s.goods_id = g.id join goods_sheets h on h.goods_id = g.id order by s.id`);
  expect(await rows(copy)).toEqual(await rows(shop));
}, 120_000);

test("[OS-01] the command reports mistakes with a failure, shows how far it is, and needs a shop and a folder", async () => {
  const shop = await ownShop();
  await withFiles(shop, [mug, { ...blue, "Variant Price": "0" }]);
  const refused = await shopCommand(shop.env, "import", "--strict", shop.folder);
  expect(refused.done).toBe(false);
  expect(refused.output).toContain("products.csv line 3, enamel-mug, Variant Price: the price is 0.");
  expect(refused.output).toContain("Nothing was imported, because of --strict.");
  expect(await countOf(shop)).toEqual({ goods: 0, skus: 0 });
  const report = join(shop.folder, "report.txt");
  const taken = await shopCommand(shop.env, "import", shop.folder, "--report", report);
  expect(taken).toMatchObject({ done: true, output: expect.stringContaining("1 added") });
  expect(await readFile(report, "utf8")).toContain(
    "Left out,enamel-mug,products.csv,3,Variant Price,the price is 0. The variant was left out.",
  );
  for (const words of [["--stok", "5"], ["--stock", "many"], ["--report"]])
    expect((await shopCommand(shop.env, "import", shop.folder, ...words)).done).toBe(false);
  await withFiles(shop);
  expect(await shopCommand(shop.env, "import", shop.folder)).toMatchObject({
    done: true,
    output: expect.stringMatching(/Checking photos: 3 of 3[^]*Writing products: 2 of 2/),
  });
  const missing = join(shop.folder, "missing");
  const [none, nowhere] = [await shopCommand(shop.env, "import"), await shopCommand(shop.env, "import", missing)];
  expect(none).toEqual({ done: false, output: expect.stringContaining("Name the folder or file.") });
  expect(nowhere).toEqual({ done: false, output: expect.stringContaining(`There is no file or folder ${missing}.`) });
}, 120_000);

describe("an import of many products", () => {
  test("[OS-01] sorts their words into the indexes some at a time, and leaves the indexes as they were", async () => {
    const shop = await ownShop();
    const options = async () =>
      (
        await shop.database.query<{ reloptions: string[] }>(
          "select reloptions from pg_class where relname in ('goods_tokens', 'goods_names') order by relname",
        )
      ).map(({ reloptions }) => reloptions);
    const before = await options();
    const during = await withBulkIndexes(shop.database, 1_000, options);
    expect(during).toEqual([expect.arrayContaining(["fastupdate=on"]), expect.arrayContaining(["fastupdate=on"])]);
    expect(await options()).toEqual(before);
    expect(await withBulkIndexes(shop.database, 10, options)).toEqual(before);
    await expect(withBulkIndexes(shop.database, 1_000, () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(await options()).toEqual(before);
  });

  test("[OS-01] touches nothing of those that are as the file says", async () => {
    const shop = await ownShop();
    await withFiles(shop);
    await shop.import();
    const versions = () =>
      shop.database.query(
        "select id, ctid, xmax from goods union all select id, ctid, xmax from skus union all select goods_id, ctid, xmax from goods_sheets",
      );
    const before = await versions();
    expect(await shop.import()).toMatchObject({ added: 0, changed: 0 });
    expect(await versions()).toEqual(before);
    expect(await shop.database.query("select import_id from imported_goods group by import_id")).toHaveLength(1);
  });
});
