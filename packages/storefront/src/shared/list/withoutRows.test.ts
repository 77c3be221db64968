import { expect, test } from "vitest";
import { withoutRows } from "./withoutRows.ts";

test("[MC-08] [MC-13] a page without some rows has a lower total and remains the same page", () => {
  const page = { records: ["a", "b", "c"], total: 23, size: 10, current: 3, pages: 3 };
  expect(withoutRows(page, (row) => row !== "b")).toEqual({ ...page, records: ["b"], total: 21 });
});
