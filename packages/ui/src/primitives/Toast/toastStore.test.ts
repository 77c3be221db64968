import { describe, expect, it, vi } from "vitest";
import { createToastStore } from "./toastStore.ts";

/** Timers that the test moves by hand. */
function handTimers() {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after: (delay: number, call: () => void) => {
      const entry = { at: now + delay, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass: (time: number) => {
      now += time;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
  };
}

function start() {
  const timers = handTimers();
  const store = createToastStore(timers);
  const texts = () => store.toasts().map(({ text }) => text);
  return { timers, store, texts };
}

describe("toasts", () => {
  it.each([
    ["plain words", { text: "Saved" }, 4000],
    ["words with an action", { text: "Removed", action: { label: "Undo", onAction: () => undefined } }, 20_000],
    ["an error", { text: "Network error", tone: "danger" as const }, 6000],
  ])("[UI-03] of %s stay for their time", (_, input, time) => {
    const { timers, store, texts } = start();
    store.show(input);
    timers.pass(time - 1);
    expect(texts()).toEqual([input.text]);
    timers.pass(1);
    expect(texts()).toEqual([]);
  });

  it("[UI-03] with the same text within two seconds are merged, and stay from the last one on", () => {
    const { timers, store, texts } = start();
    const first = store.show({ text: "Removed" });
    timers.pass(1999);
    expect(store.show({ text: "Removed" })).toBe(first);
    timers.pass(3999);
    expect(texts()).toEqual(["Removed"]);
    expect(store.show({ text: "Removed" })).not.toBe(first);
    expect(texts()).toEqual(["Removed"]);
  });

  it("[UI-03] with the same words but another tone are not the same", () => {
    const { store } = start();
    const first = store.show({ text: "Removed" });
    expect(store.show({ text: "Removed", tone: "danger" })).not.toBe(first);
    expect(store.toasts().map(({ tone }) => tone)).toEqual(["danger"]);
  });

  it("[UI-03] wait while the buyer is with them, and then have the rest of their time", () => {
    const { timers, store, texts } = start();
    store.show({ text: "Saved" });
    timers.pass(3000);
    store.pause();
    timers.pass(60_000);
    expect(texts()).toEqual(["Saved"]);
    store.resume();
    timers.pass(999);
    expect(texts()).toEqual(["Saved"]);
    timers.pass(1);
    expect(texts()).toEqual([]);
  });

  it("[UI-03] take each other's place: one at a time, and each has its whole time", () => {
    const { timers, store, texts } = start();
    store.show({ text: "12 pcs" });
    timers.pass(3000);
    store.show({ text: "24 pcs" });
    expect(texts()).toEqual(["24 pcs"]);
    timers.pass(3999);
    expect(texts()).toEqual(["24 pcs"]);
    timers.pass(1);
    expect(texts()).toEqual([]);
  });

  it("[UI-03] notify their subscribers of every change, until they unsubscribe", () => {
    const { store } = start();
    const onChange = vi.fn();
    const leave = store.subscribe(onChange);
    store.dismiss(store.show({ text: "Saved" }));
    expect(onChange).toHaveBeenCalledTimes(2);
    leave();
    store.show({ text: "Saved" });
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
