import { expect, test } from "vitest";
import { submitKeys } from "./submitKey.ts";

test("[AP-07] an unchanged order keeps its key, a changed one gets another", () => {
  let made = 0;
  const keys = submitKeys(() => `key${++made}`);
  expect([keys.keyFor("a"), keys.keyFor("a"), keys.keyFor("b"), keys.keyFor("b")]).toEqual([
    "key1",
    "key1",
    "key2",
    "key2",
  ]);
});

test("[AP-07] after an order is placed, an equal one gets another key", () => {
  const keys = submitKeys();
  const first = keys.keyFor("a");
  keys.reset();
  expect(keys.keyFor("a")).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});
