import { resolve } from "@sundry/api/contract/region";
import { expect, test } from "vitest";
import { refusalOf, regionPath } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const yiwu = regionPath("CN/Zhejiang/Jinhua/Yiwu").consigneeAddressIdPath;
const jinhua = yiwu.split(",")[2] ?? "";

test.each([
  ["the city's id", jinhua, "Yiwu"],
  ["English names in any case", "jinhua", "YIWU"],
  ["Chinese names", "金华市", "义乌市"],
  ["names with spaces around", " Jinhua ", " 义乌市 "],
])("[MC-14] the path to a region is found by %s, and named in the buyer's language", async (_, cityCode, townName) => {
  expect(await shop.visit().send(resolve, { cityCode, townName })).toEqual({
    id: yiwu,
    name: "China,Zhejiang,Jinhua,Yiwu",
  });
  expect((await shop.visit("zh").send(resolve, { cityCode, townName })).name).toBe("中国,浙江省,金华市,义乌市");
});

test.each([
  ["no such city", "Atlantis", "Yiwu"],
  ["a town of another city", "Hangzhou", "Yiwu"],
  ["a city with regions inside, named twice", "Jinhua", "Jinhua"],
])("[MC-14] %s: nothing is found, which is not a fault", async (_, cityCode, townName) => {
  expect(await shop.visit().send(resolve, { cityCode, townName })).toEqual({});
});

test("[MC-14] refused: nothing to search for", async () => {
  expect(await refusalOf(shop.visit().send(resolve, { cityCode: "", townName: "" }))).toBe(4002);
});
