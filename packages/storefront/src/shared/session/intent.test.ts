import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { createIntentMemory, type Intent } from "./intent.ts";

const intent: Intent = { name: "addToCart", values: { skuId: "s1", num: 12, name: "Umbrella" } };

function setUp() {
  const own = memory();
  const shared = memory();
  let now = 1_000;
  let made = 0;
  const open = (storage = own) =>
    createIntentMemory(storage, shared, {
      now: () => now,
      newId: () => {
        made += 1;
        return String(made);
      },
    });
  return { own, open, intents: open(), wait: (ms: number) => (now += ms) };
}

function memory() {
  const values = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  }));
}

test("[SE-08] an intent is returned once", () => {
  const { intents, open } = setUp();
  intents.store(intent);
  expect(open().take()).toEqual(intent);
  expect(intents.take()).toBeNull();
});

test("[SE-08] the same intent may come again later", () => {
  const { intents } = setUp();
  intents.store(intent);
  intents.take();
  intents.store(intent);
  expect(intents.take()).toEqual(intent);
});

test("[SE-08] a tab duplicated at the login page does not repeat it", () => {
  const { intents, own, open } = setUp();
  intents.store(intent);
  const copy = memory();
  copy.set("intent", own.get("intent") ?? "");
  expect(intents.take()).toEqual(intent);
  expect(open(copy).take()).toBeNull();
});

test("[SE-08] an intent expires after half an hour", () => {
  const { intents, wait } = setUp();
  intents.store(intent);
  wait(30 * 60_000 + 1);
  expect(intents.take()).toBeNull();
});

test.each([
  "garbage",
  "null",
  '{"name":"transferMoney","values":{},"id":"1","at":1000}',
  '{"name":"addToCart","values":{"skuId":{}},"id":"1","at":1000}',
  '{"name":"addToCart","id":"1","at":1000}',
])("[EN-04] %s in the storage is not an intent", (text) => {
  const { own, intents } = setUp();
  own.set("intent", text);
  expect(intents.take()).toBeNull();
});

test("[SE-08] a forgotten intent is not carried out", () => {
  const { intents } = setUp();
  intents.store(intent);
  intents.forget();
  expect(intents.take()).toBeNull();
});
