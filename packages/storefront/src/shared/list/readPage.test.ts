import { expect, test } from "vitest";
import { readPage } from "./readPage.ts";

test.each([
  ["", 1],
  ["pageNumber=3", 3],
  ["pageNumber=0", 1],
  ["pageNumber=-2", 1],
  ["pageNumber=1.5", 1],
  ["pageNumber=1e9", 1],
  ["pageNumber=two", 1],
])("[RT-06] the page of %j is %i", (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
