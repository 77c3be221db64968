import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { keepReturn, keptReturn, returnedState } from "./providerReturn.ts";

test("[RT-06] the way back outlives a visit at a third party, without its state", () => {
  const storage = safeStorage();
  expect(String(keptReturn(storage))).toBe("");
  keepReturn(storage, new URLSearchParams({ rePath: "/pay", query: '{"way":"CART"}', state: "once" }));
  expect(Object.fromEntries(keptReturn(storage))).toEqual({ rePath: "/pay", query: '{"way":"CART"}' });
});

test("[SE-06] a state is found in the page's query and before the hash", () => {
  expect(returnedState(new URLSearchParams("state=one"), "")).toBe("one");
  expect(returnedState(new URLSearchParams(), "?state=two")).toBe("two");
  expect(returnedState(new URLSearchParams("rePath=/cart"), "")).toBeUndefined();
});
