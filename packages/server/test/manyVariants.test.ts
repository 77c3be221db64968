import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { get, search, skuDetail } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { ownShop, writeCsv } from "./support/ownShop.ts";
import { told } from "./support/products.ts";

/** A product with a photo for each of 16 colours, each in 128 sizes. */
function productOf(colours: number): string {
  const heading =
    "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Qty";
  const rows = Array.from({ length: colours * 128 }, (_, at) => {
    const top = at === 0 ? ["Shirt", `<p>${"Cotton. ".repeat(100)}</p>`] : ["", ""];
    const [colour, size] = [`Colour ${Math.floor(at / 128)}`, `Size ${at % 128}`];
    return [
      "shirt",
      ...top,
      at === 0 ? "Colour" : "",
      colour,
      at === 0 ? "Size" : "",
      size,
      `S-${at}`,
      "5",
      "3",
    ].join();
  });
  return [heading, ...rows, ""].join("\n");
}

test("[OS-01] a product has 2,048 variants, which are imported, found, shown and exported; more are told", async () => {
  const shop = await ownShop();
  const file = join(shop.folder, "a.csv");
  await writeFile(file, productOf(17));
  expect(told(await shop.import())).toEqual([
    "partLeftOut a.csv line 2, shirt, Option1 Value: of 2176 variants, the first 2048 were taken.",
  ]);
  const client = shop.visit();
  const { records } = await client.send(search, { keyword: "S-2047", pageNumber: 1, pageSize: 5 });
  const goodsId = records[0]?.goodsId ?? "";
  const page = await client.send(skuDetail, { goodsId, skuId: "0" });
  expect(page.specs).toHaveLength(2048);
  const { skuList, intro } = await client.send(get, { goodsId });
  expect([skuList.length, skuList[0]?.intro ?? null]).toEqual([2048, null]);
  expect(intro).toContain("Cotton");
  await writeFile(file, productOf(1));
  const [removed] = told(await shop.import({ remove: true }));
  expect(removed).toMatch(/were removed: Colour 1 \/ Size 0, .* and 1910 more\.$/);
});

test("[GD-02] goods open on a variant that can be bought", async () => {
  const shop = await ownShop();
  const row = { Handle: "cup", "Option1 Name": "Colour", "Variant Price": "5", Minimum: "2" };
  await writeCsv(shop.folder, [
    { ...row, Title: "Cup", "Option1 Value": "Red", "Variant Inventory Qty": "1" },
    { ...row, "Option1 Value": "Blue", "Variant Inventory Qty": "2" },
  ]);
  await shop.import();
  const client = shop.visit();
  const [goods] = (await client.send(search, { pageNumber: 1, pageSize: 5 })).records;
  const goodsId = goods?.goodsId ?? "";
  const opened = await client.send(skuDetail, { goodsId, skuId: "0" });
  expect(opened.data.simpleSpecs).toBe("Blue");
  const [red] = opened.specs;
  expect((await client.send(skuDetail, { goodsId, skuId: red?.skuId ?? "" })).data.simpleSpecs).toBe("Red");
});
