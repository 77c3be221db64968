import { describe, expect, it, vi } from "vitest";
import { createToastStore } from "./toastStore.ts";

/** Timers that stand still until the test moves them. */
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
    ["words with an action", { text: "Removed", action: { label: "Undo", onAction: () => undefined } }, 5000],
    ["an error", { text: "Network error", tone: "danger" as const }, 6000],
  ])("[UI-03] of %s stay their time", (_, input, time) => {
    const { timers, store, texts } = start();
    store.show(input);
    timers.pass(time - 1);
    expect(texts()).toEqual([input.text]);
    timers.pass(1);
    expect(texts()).toEqual([]);
  });

  it("[UI-03] with the same words within two seconds are one, and stay from the last on", () => {
    const { timers, store, texts } = start();
    const first = store.show({ text: "Removed" });
    timers.pass(1999);
    expect(store.show({ text: "Removed" })).toBe(first);
    timers.pass(3999);
    expect(texts()).toEqual(["Removed"]);
    expect(store.show({ text: "Removed" })).not.toBe(first);
    expect(texts()).toEqual(["Removed", "Removed"]);
  });

  it("[UI-03] with the same words but another tone are two", () => {
    const { store, texts } = start();
    store.show({ text: "Removed" });
    store.show({ text: "Removed", tone: "danger" });
    expect(texts()).toHaveLength(2);
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

  it("[UI-03] are at most three: the oldest gives way", () => {
    const { store, texts } = start();
    for (const text of ["one", "two", "three", "four"]) store.show({ text });
    expect(texts()).toEqual(["two", "three", "four"]);
  });

  it("[UI-03] tell their subscribers of every change, until those leave", () => {
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
