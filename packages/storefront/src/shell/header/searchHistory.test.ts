import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { forgetSearch, rememberSearch, searchHistory } from "./searchHistory.ts";

const memory = () =>
  safeStorage(() => {
    throw new Error("blocked: the wrapper keeps it in memory");
  });

test("[HM-05] the latest search comes first, each once, at most ten", () => {
  const storage = memory();
  for (let index = 0; index < 12; index += 1) rememberSearch(storage, `word ${index}`);
  rememberSearch(storage, "word 5");
  const words = searchHistory(storage);
  expect(words).toHaveLength(10);
  expect(words.slice(0, 2)).toEqual(["word 5", "word 11"]);
  expect(words.filter((word) => word === "word 5")).toHaveLength(1);
});

test("[HM-05] one word can be removed, and all", () => {
  const storage = memory();
  rememberSearch(storage, "umbrella");
  rememberSearch(storage, "雨伞");
  forgetSearch(storage, "雨伞");
  expect(searchHistory(storage)).toEqual(["umbrella"]);
  forgetSearch(storage);
  expect(searchHistory(storage)).toEqual([]);
});

test.each(["garbage", "{}", "null", "[1,{}]"])("[EN-04] %s in the storage is not a history", (text) => {
  const storage = memory();
  storage.set("searchHistory", text);
  expect(searchHistory(storage)).toEqual([]);
});
