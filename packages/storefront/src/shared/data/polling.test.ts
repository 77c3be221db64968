import { expect, test } from "vitest";
import { startPolling, type PollingEnvironment } from "./polling.ts";

/** A browser whose time and visibility the test controls. */
function browser() {
  const rests: { ms: number; done: () => void }[] = [];
  let awake = true;
  let changed = () => {};
  let listening = false;
  const surroundings: PollingEnvironment = {
    awake: () => awake,
    onChange(listener) {
      changed = listener;
      listening = true;
      return () => {
        listening = false;
      };
    },
    after(ms, done) {
      const rest = { ms, done };
      rests.push(rest);
      return () => void (rests.includes(rest) && rests.splice(rests.indexOf(rest), 1));
    },
  };
  return {
    surroundings,
    /** Lengths of the current pauses. */
    resting: () => rests.map(({ ms }) => ms),
    isListening: () => listening,
    /** Ends the current pause, and lets everything that follows run. */
    async pass() {
      rests.shift()?.done();
      await new Promise(setImmediate);
    },
    async turn(state: boolean) {
      awake = state;
      changed();
      await new Promise(setImmediate);
    },
  };
}

const pace = { firstMs: 1000, growth: 2, longestMs: 3000 };

test("[MC-03] pauses grow up to the longest one", async () => {
  const { surroundings, resting, pass } = browser();
  let asked = 0;
  startPolling(async () => void (asked += 1), pace, surroundings);
  const seen: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    seen.push(...resting());
    await pass();
  }
  expect([seen, asked]).toEqual([[1000, 2000, 3000, 3000], 4]);
});

test("[MC-03] one request at a time: the next pause starts with the answer", async () => {
  const { surroundings, resting, pass } = browser();
  const answer = Promise.withResolvers<void>();
  startPolling(() => answer.promise, pace, surroundings);
  await pass();
  expect(resting()).toEqual([]);
  answer.resolve();
  await new Promise(setImmediate);
  expect(resting()).toEqual([2000]);
});

test("[MC-03] a hidden tab requests nothing, and starts again at once when it is back", async () => {
  const { surroundings, resting, pass, turn } = browser();
  let asked = 0;
  startPolling(async () => void (asked += 1), pace, surroundings);
  await pass();
  await turn(false);
  expect([asked, resting()]).toEqual([1, []]);
  await turn(true);
  expect([asked, resting()]).toEqual([2, [1000]]);
});

test("[MC-03] a tab that hides while it waits for an answer pauses when it is back", async () => {
  const { surroundings, resting, pass, turn } = browser();
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  const ask = () => {
    asked += 1;
    return asked === 1 ? answer.promise : Promise.resolve();
  };
  startPolling(ask, pace, surroundings);
  await pass();
  await turn(false);
  answer.resolve();
  await new Promise(setImmediate);
  expect(resting()).toEqual([]);
  await turn(true);
  expect([asked, resting()]).toEqual([2, [1000]]);
});

test("[MC-03] continues after a failure, and ends when the page is left", async () => {
  const { surroundings, resting, pass, isListening } = browser();
  const stop = startPolling(() => Promise.reject(new Error("offline")), pace, surroundings);
  await pass();
  expect(resting()).toEqual([2000]);
  stop();
  expect([resting(), isListening()]).toEqual([[], false]);
});
