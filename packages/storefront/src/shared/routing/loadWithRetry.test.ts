import { expect, test } from "vitest";
import { CodeFault } from "../../start/loadCode.ts";
import { loadWithRetry, partsWaitingForNetwork } from "./loadWithRetry.ts";

const failing = (...faults: readonly Error[]) => {
  const left = [...faults];
  return () => {
    const fault = left.shift();
    return fault ? Promise.reject(fault) : Promise.resolve("code");
  };
};

test("[RT-07] code that failed to load is requested again, less and less often, until the network is back", async () => {
  const pauses: number[] = [];
  const waits: number[] = [];
  const connection = {
    maybeBack: (ms: number) => {
      pauses.push(ms);
      waits.push(partsWaitingForNetwork.get());
      return Promise.resolve();
    },
  };
  const network = Array.from({ length: 6 }, () => new CodeFault("network"));
  expect(await loadWithRetry(failing(...network), { connection })).toBe("code");
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(new Set(waits)).toEqual(new Set([1]));
  expect(partsWaitingForNetwork.get()).toBe(0);
});

test("[RT-07] no notice appears for code that the buyer did not request", async () => {
  const waits: number[] = [];
  const connection = { maybeBack: () => Promise.resolve(void waits.push(partsWaitingForNetwork.get())) };
  await loadWithRetry(failing(new CodeFault("network")), { quiet: true, connection });
  expect(waits).toEqual([0]);
});

test.each([new CodeFault("gone"), new Error("broken")])("[RT-07] %s is no reason to wait", async (fault) => {
  const connection = { maybeBack: () => Promise.reject(new Error("waited")) };
  await expect(loadWithRetry(failing(fault), { connection })).rejects.toBe(fault);
  expect(partsWaitingForNetwork.get()).toBe(0);
});
