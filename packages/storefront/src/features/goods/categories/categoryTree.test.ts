import { expect, test } from "vitest";
import { categoryPath, menuOf, readTree } from "./categoryTree.ts";

const leaf = { id: "11", name: "Folding umbrellas", parentId: "1", level: 1, children: [] };
const tree = [{ id: "1", name: "Umbrellas", parentId: "0", level: 0, image: "/u.webp", children: [leaf] }];

test("[RT-08] links contain the whole chain of ids", () => {
  expect(menuOf(tree)[0]?.href).toBe("/goodsList?categoryId=1");
  expect(menuOf(tree)[0]?.children[0]?.href).toBe("/goodsList?categoryId=1,11");
});

test("[HM-07] only the first level has icons", () => {
  const [first] = menuOf(tree, (name) => `icon of ${name}`);
  expect(first?.icon).toBe("icon of Umbrellas");
  expect(first?.children[0]).not.toHaveProperty("icon");
});

test("[RT-08] a chain is followed as far as the tree contains it", () => {
  expect(categoryPath(tree, ["1", "11"]).map(({ name }) => name)).toEqual(["Umbrellas", "Folding umbrellas"]);
  expect(categoryPath(tree, ["1", "99"]).map(({ name }) => name)).toEqual(["Umbrellas"]);
  expect(categoryPath(tree, ["99"])).toEqual([]);
});

test("[RT-08] [GD-01] a category named alone, as page blocks do, has the ones above it before it", () => {
  expect(categoryPath(tree, ["11"]).map(({ name }) => name)).toEqual(["Umbrellas", "Folding umbrellas"]);
});

test("[EN-04] a malformed stored tree is not used", () => {
  expect(readTree(tree)).toEqual(tree);
  expect(readTree([{ id: "1" }])).toBeUndefined();
  expect(readTree(undefined)).toBeUndefined();
});
