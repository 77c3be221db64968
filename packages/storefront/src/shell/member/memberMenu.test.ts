import { expect, test } from "vitest";
import { pageAt } from "../../shared/routing/addresses.ts";
import { isOpenAt, memberMenu } from "./memberMenu.ts";

const pages = memberMenu.flatMap((group) => [...group.pages]);

test("[MC-01] every entry of the menu leads to a page, and no page belongs to two entries", () => {
  const names = pages.flatMap((page) => [
    pageAt(page.href.split("?")[0] ?? ""),
    ...("inside" in page ? page.inside : []),
  ]);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["/home", "home"],
  ["/home/", "home"],
  ["/home/myorder", "orders"],
  ["/home/OrderDetail", "orders"],
  ["/home/AddAddress", "addresses"],
])("[MC-01] at %s the menu marks one entry: %s", (path, key) => {
  expect(pages.filter((page) => isOpenAt(path, page)).map((page) => page.key)).toEqual([key]);
});
