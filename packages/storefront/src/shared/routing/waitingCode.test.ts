import { expect, test } from "vitest";
import { CodeFault } from "../../start/loadCode.ts";
import { isCodeAwaited, loadPatiently } from "./waitingCode.ts";

const failing = (...faults: readonly Error[]) => {
  const left = [...faults];
  return () => {
    const fault = left.shift();
    return fault ? Promise.reject(fault) : Promise.resolve("code");
  };
};

test("[RT-07] code that did not come is asked for again, slower and slower, until the network is back", async () => {
  const rests: number[] = [];
  const awaited: boolean[] = [];
  const connection = {
    maybeBack: (ms: number) => {
      rests.push(ms);
      awaited.push(isCodeAwaited());
      return Promise.resolve();
    },
  };
  const network = Array.from({ length: 6 }, () => new CodeFault("network"));
  expect(await loadPatiently(failing(...network), { connection })).toBe("code");
  expect(rests).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(new Set(awaited)).toEqual(new Set([true]));
  expect(isCodeAwaited()).toBe(false);
});

test("[RT-07] nobody is told of what nobody asked for", async () => {
  const awaited: boolean[] = [];
  const connection = { maybeBack: () => Promise.resolve(void awaited.push(isCodeAwaited())) };
  await loadPatiently(failing(new CodeFault("network")), { quiet: true, connection });
  expect(awaited).toEqual([false]);
});

test.each([new CodeFault("gone"), new Error("broken")])("[RT-07] %s is no reason to wait", async (fault) => {
  const connection = { maybeBack: () => Promise.reject(new Error("waited")) };
  await expect(loadPatiently(failing(fault), { connection })).rejects.toBe(fault);
  expect(isCodeAwaited()).toBe(false);
});
