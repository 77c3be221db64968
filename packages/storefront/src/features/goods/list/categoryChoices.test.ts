import type { Category } from "@sundry/api/contract/entities/category";
import { expect, test } from "vitest";
import { categoryChoices, pathTo } from "./categoryChoices.ts";

function category(id: string, name: string, children: Category[] = []): Category {
  return { id, name, parentId: "0", level: 0, children };
}
const tree = [
  category("1", "Umbrellas", [category("11", "Folding", [category("111", "Manual"), category("112", "Automatic")])]),
  category("2", "Toys"),
];
const found = [
  { name: "Manual", value: "111", count: 8 },
  { name: "Elsewhere", value: "99" },
];

test("[GD-01] without a category, those of the goods found are offered, each with its whole chain", () => {
  expect(categoryChoices([], found, tree)).toEqual([
    { chain: ["1", "11", "111"], name: "Manual", count: 8, current: false },
    { chain: ["99"], name: "Elsewhere", count: undefined, current: false },
  ]);
});

test("[RT-08] in a category, its children are offered", () => {
  expect(categoryChoices(["1"], found, tree).map(({ chain }) => chain)).toEqual([["1", "11"]]);
});

test("[RT-08] in a category of the last level, its siblings are offered and it is marked as current", () => {
  const choices = categoryChoices(["1", "11", "111"], found, tree);
  expect(choices.map(({ name, count, current }) => [name, count, current])).toEqual([
    ["Manual", 8, true],
    ["Automatic", undefined, false],
  ]);
});

test("[RT-08] the ids down to a category are found at any depth", () => {
  expect(pathTo(tree, "112")).toEqual(["1", "11", "112"]);
  expect(pathTo(tree, "x")).toBeUndefined();
});
