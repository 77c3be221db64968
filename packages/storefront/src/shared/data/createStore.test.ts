import { expect, test, vi } from "vitest";
import { createStore } from "./createStore.ts";

test("[HM-10] a store notifies its listeners of a change, but not of the same value", () => {
  const store = createStore("cart");
  const listener = vi.fn();
  store.subscribe(listener);
  store.set("cart");
  expect(listener).not.toHaveBeenCalled();
  store.set("orders");
  expect(store.get()).toBe("orders");
  expect(listener).toHaveBeenCalledOnce();
});

test("[HM-10] a listener that was removed is not called again", () => {
  const store = createStore(0);
  const listener = vi.fn();
  store.subscribe(listener)();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});
