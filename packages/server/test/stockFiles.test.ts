import { get, search } from "@sundry/api/contract/goods";
import { stringify } from "csv-stringify/sync";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type OwnShop, ownShop } from "./support/ownShop.ts";
import { told } from "./support/products.ts";

type Cells = Record<string, string>;

async function write(shop: OwnShop, name: string, rows: readonly Cells[]) {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  await writeFile(join(shop.folder, name), stringify([...rows], { header: true, columns }));
}

/** Names of the variants on sale with their pieces, and the name of their goods. */
async function stock(shop: OwnShop, keyword: string) {
  shop.passMinute();
  const client = shop.visit();
  const { records } = await client.send(search, { keyword, pageNumber: 1, pageSize: 5 });
  const { goodsName, skuList } = await client.send(get, { goodsId: records[0]?.goodsId ?? "" });
  return {
    goodsName,
    ...Object.fromEntries(skuList.map(({ simpleSpecs, quantity }) => [simpleSpecs ?? "", quantity])),
  };
}

const tee = { Handle: "tee", "Option1 Name": "Size" };
const goods: Cells[] = [
  { ...tee, Title: "Linen tee", "Option1 Value": "S", "Variant SKU": "T-S", "Variant Price": "20", Status: "active" },
  { ...tee, "Option1 Value": "M", "Variant SKU": "T-M", "Variant Price": "20" },
];
const line = (size: string, more: Cells): Cells => ({
  ...tee,
  Title: "Old name",
  "Option1 Value": size,
  SKU: `OLD-${size}`,
  "HS Code": "",
  COO: "",
  ...more,
});

test("[OS-01] Shopify's inventory export changes the stock alone, summed over its places", async () => {
  const shop = await ownShop();
  await write(shop, "a.csv", goods);
  await shop.import({ stock: 9 });
  await write(shop, "a.csv", [
    line("S", { Location: "Berlin", "Committed (not editable)": "2", "Available (not editable)": "3" }),
    line("S", { Location: "Paris", "Committed (not editable)": "1", "On hand (current)": "4", "On hand (new)": "6" }),
    line("S", { Location: "Rome", "Available (not editable)": "not stocked" }),
    line("M", { Location: "Berlin", "Available (not editable)": "-2" }),
    line("M", { Location: "Paris", "Available (not editable)": "7" }),
    { ...line("S", { Location: "Berlin", "Available (not editable)": "4" }), Handle: "other" },
  ]);
  expect(told(await shop.import())).toEqual([
    "leftOut a.csv line 7, other, Handle: the shop has no such product, and a new one needs a title and a price.",
    "note a.csv line 1: the stock of 3 places was added up: Berlin, Paris, Rome.",
  ]);
  expect(await stock(shop, "T-S")).toEqual({ goodsName: "Linen tee", S: 8, M: 5 });
});

test("[OS-01] an older inventory export has a column for each place", async () => {
  const shop = await ownShop();
  await write(shop, "a.csv", goods);
  await shop.import({ stock: 9 });
  await write(shop, "a.csv", [
    line("S", { Berlin: "3", "Main Street": "4" }),
    line("M", { Berlin: "not stocked", "Main Street": "" }),
  ]);
  expect(told(await shop.import())).toEqual([
    "note a.csv line 1: the stock of 2 places was added up: Berlin, Main Street.",
  ]);
  expect(await stock(shop, "tee")).toEqual({ goodsName: "Linen tee", S: 7, M: 0 });
});

test("[OS-01] an inventory export beside the products gives them their stock", async () => {
  const shop = await ownShop();
  await write(shop, "a-products.csv", goods);
  await write(shop, "b-stock.csv", [
    line("S", { Location: "Berlin", Available: "3" }),
    line("M", { Location: "Berlin", Available: "1" }),
    line("XL", { Location: "Berlin", Available: "1" }),
  ]);
  expect(told(await shop.import())).toEqual([
    "partLeftOut b-stock.csv line 4, tee, Option1 Value: the products beside it have no such variant.",
  ]);
  expect(await stock(shop, "tee")).toEqual({ goodsName: "Linen tee", S: 3, M: 1 });
});

test("[OS-01] products with a column of stock for each place have the sum", async () => {
  const shop = await ownShop();
  await write(
    shop,
    "a.csv",
    goods.map((row) => ({
      ...row,
      "Variant Inventory Qty": "",
      "Inventory Available: Berlin": "2",
      "Inventory Available: Paris": "5",
    })),
  );
  expect(told(await shop.import())).toEqual(["note a.csv line 1: the stock of 2 places was added up: Berlin, Paris."]);
  expect(await stock(shop, "tee")).toEqual({ goodsName: "Linen tee", S: 7, M: 7 });
});
