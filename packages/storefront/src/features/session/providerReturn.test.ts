import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { beginAttempt, returnedState, storedAttempt, storedReturn } from "./providerReturn.ts";

test("[RT-06] the return address survives a visit at a third party, without its state", () => {
  const storage = safeStorage();
  expect(storedReturn(storage)).toEqual({ rePath: "", query: "" });
  const login = { rePath: "/pay", query: '{"way":"CART"}', state: "once" };
  const attempt = beginAttempt(storage, login);
  expect(storedAttempt(storage)).toBe(attempt);
  expect(beginAttempt(storage, login)).not.toBe(attempt);
  expect(storedReturn(storage)).toEqual({ rePath: "/pay", query: '{"way":"CART"}' });
});

test("[SE-06] a state is found in the page's query and before the hash", () => {
  expect(returnedState("one", "")).toBe("one");
  expect(returnedState("", "?state=two")).toBe("two");
  expect(returnedState("", "?rePath=/cart")).toBeUndefined();
});
