import { expect, test } from "vitest";
import { arrivedUrls, itemsOf, readUrls, withChange } from "./photoItems.ts";

test("[MC-06] uploaded photos keep the order of selection", () => {
  const chosen = ["a", "b", "c"].map((key) => ({ key, state: "sending" as const, progress: 0 }));
  const later = withChange(withChange(chosen, "c", { url: "/c", state: "done" }), "a", { url: "/a", state: "done" });
  expect(arrivedUrls(later)).toEqual(["/a", "/c"]);
});

test("[MC-06] the same photo selected twice appears once", () => {
  const both = [...itemsOf(["/a"]), { key: "again", state: "sending" as const, progress: 50 }];
  expect(withChange(both, "again", { url: "/a", state: "done" })).toEqual(itemsOf(["/a"]));
});

test.each([
  ["", []],
  [undefined, []],
  [["/a", "", 7], ["/a"]],
])("[MC-06] the value %j contains %j", (value, urls) => {
  expect(readUrls(value)).toEqual(urls);
});
