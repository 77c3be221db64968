import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { shopCommand } from "./support/backups.ts";
import { ownShop, writeCsv } from "./support/ownShop.ts";

const price = { "Variant Price": "10", "Variant Inventory Qty": "5" };

test("[GD-01] the goods of any merchant are found by the age that a title, a tag or an option names", async () => {
  const shop = await ownShop();
  await writeCsv(shop.folder, [
    { ...price, Handle: "train", Title: "Painted train", Tags: "wood, Ages 3-7" },
    { ...price, Handle: "blocks", Title: "Tower blocks", Tags: "1+" },
    { ...price, Handle: "robot", Title: "Robot kit, 10 to 14 years" },
    { ...price, Handle: "vest", Title: "Warm vest", "Option1 Name": "Age", "Option1 Value": "4 to 6" },
    { ...price, Handle: "drum", Title: "适合3-6岁儿童的小鼓" },
    { ...price, Handle: "lamp", Title: "Desk lamp 6 W, 24 pcs" },
  ]);
  await shop.import();
  const found = async (keyword: string) => {
    const { records } = await shop.visit().send(search, { keyword, pageNumber: 1, pageSize: 20 });
    return records.map(({ goodsName }) => goodsName).sort();
  };
  expect(await found("age 5")).toEqual(["Painted train", "Tower blocks", "Warm vest", "适合3-6岁儿童的小鼓"]);
  expect(await found("for a 12 year old")).toEqual(["Robot kit, 10 to 14 years", "Tower blocks"]);
  expect(await found("2岁")).toEqual(["Tower blocks"]);
  expect(await found("train for a 5 year old under 10")).toEqual(["Painted train"]);
  expect(await found("toddler")).toEqual(["Painted train", "Tower blocks", "适合3-6岁儿童的小鼓"]);
  expect(await found("kids vest")).toEqual(["Warm vest"]);
  expect(await found("Robot kit, 10 to 14 years")).toEqual(["Robot kit, 10 to 14 years"]);
});

test("[GD-01] a merchant says what counts as a gift; a gift is not found by what it may be", async () => {
  const shop = await ownShop();
  await writeCsv(shop.folder, [
    { ...price, Handle: "box", Title: "Gift box" },
    { ...price, Handle: "teapot", Title: "Clay teapot" },
    { ...price, Handle: "nails", Title: "Steel nails" },
  ]);
  await shop.import();
  const file = join(shop.folder, "words.json");
  await writeFile(file, '[["gift", "present", "礼物"], ["gift >", "teapot"]]');
  expect(await shopCommand(shop.env, "words", file)).toMatchObject({ done: true });
  const found = async (keyword: string) => {
    const { records, corrected } = await shop.visit().send(search, { keyword, pageNumber: 1, pageSize: 20 });
    expect(corrected ?? null).toBeNull();
    return records.map(({ goodsName }) => goodsName);
  };
  expect(await found("gift")).toEqual(["Gift box", "Clay teapot"]);
  expect(await found("a present")).toEqual(["Gift box", "Clay teapot"]);
  expect(await found("礼物")).toEqual(["Gift box", "Clay teapot"]);
  expect(await found("teapots")).toEqual(["Clay teapot"]);
});
