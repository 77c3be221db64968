import type { ArticleCategory, ArticleSummary } from "@sundry/api/contract/entities/article";
import { describe, expect, test } from "vitest";
import { neighbours, pathOf } from "./articleTree.ts";

const tree: readonly ArticleCategory[] = [
  {
    id: "1",
    articleCategoryName: "Buying",
    children: [
      { id: "11", articleCategoryName: "Orders", children: null },
      { id: "12", articleCategoryName: "Paying" },
    ],
  },
  { id: "2", articleCategoryName: "Service", children: [] },
];

describe("the tree of help pages", () => {
  test.each([
    ["12", ["Buying", "Paying"]],
    ["2", ["Service"]],
    ["99", []],
    [null, []],
  ] as const)("[GD-07] the path to %s is %j", (id, names) => {
    expect(pathOf(tree, id).map(({ articleCategoryName }) => articleCategoryName)).toEqual(names);
  });
});

describe("neighbouring articles", () => {
  const articles: readonly ArticleSummary[] = ["a", "b", "c"].map((id) => ({ id, title: id }));
  test.each([
    ["a", undefined, "b"],
    ["b", "a", "c"],
    ["c", "b", undefined],
    ["x", undefined, undefined],
  ] as const)("[GD-07] before and after %s are %s and %s", (id, previous, next) => {
    const found = neighbours(articles, id);
    expect([found.previous?.id, found.next?.id]).toEqual([previous, next]);
  });
});
