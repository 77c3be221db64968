import { expect, test } from "vitest";
import { agesOfGoods, ageTokens, childrenOf } from "./ageFacts.ts";

const nothing = { name: { en: "Train" }, facts: [], tags: "" };
const age = (value: string, name = "Age") => ({ ...nothing, facts: [{ name: { en: name }, value: { en: value } }] });

test.each([
  ["an attribute", age("3 to 7 years"), 3, 7],
  ["an open attribute", age("6 and up"), 6, 99],
  ["months", age("18 months and up"), 1, 99],
  ["numbers alone under an age", age("3 to 99"), 3, 99],
  ["an option", age("4 to 6", "Age group"), 4, 6],
  ["birth", age("From birth, adult supervision"), 0, 99],
  ["a warning", age("Not under 8 without an adult"), 8, 99],
  ["Chinese", age("3–9岁", "适用年龄"), 3, 9],
  ["open in Chinese", age("6个月以上", "适用年龄"), 0, 99],
  ["another attribute that names the unit", age("EN 71, 0岁起适用", "Safety"), 0, 99],
  ["a name", { ...nothing, name: { en: "Children's toothbrush, 2 to 6 years" } }, 2, 6],
  ["a name in Chinese", { ...nothing, name: { en: "Puzzle", zh: "适合3-6岁拼图" } }, 3, 6],
  ["a tag", { ...nothing, tags: "wooden, Ages 3-7, gift" }, 3, 7],
  ["a short tag", { ...nothing, tags: "wooden, 3+" }, 3, 99],
])("[GD-01] the age of goods is read from %s", (_, texts, from, to) => {
  expect(agesOfGoods(texts)).toEqual([{ from, to }]);
});

test.each([
  ["no number", age("Decoration, not a toy")],
  ["another fact", age("3 to 7", "Pieces")],
  ["a size", { ...nothing, name: { en: "Umbrella 58 cm, 24 pcs" } }],
  ["what children must not have", { ...nothing, name: { en: "Balloons", zh: "气球 8岁以下须成人看护" } }],
])("[GD-01] %s is no age", (_, texts) => {
  expect(agesOfGoods(texts)).toEqual([]);
});

test("[GD-01] goods are found by each year of a child, and by what children of these ages are called", () => {
  expect(ageTokens({ from: 15, to: 99 })).toEqual(["~age15", "~age16", "~age17"]);
  expect(ageTokens({ from: 18, to: 99 })).toEqual([]);
  expect(childrenOf([{ from: 0, to: 3 }])).toEqual(["kid", "baby", "toddler"]);
  expect(childrenOf([{ from: 12, to: 99 }])).toEqual(["kid", "teen"]);
  expect(childrenOf([])).toEqual([]);
});
