import { expect, test } from "vitest";
import { startPolling } from "./polling.ts";

/** A world whose time, network and answers the test moves. */
function world() {
  let awake = true;
  let changed = () => {};
  let timer: { at: number; call: () => void } | undefined;
  let answer: (() => void) | undefined;
  const asked: number[] = [];
  const state = { now: 0, asked, released: false };
  const stop = startPolling({
    ask: () => {
      asked.push(state.now);
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
    awake: () => awake,
    onChange: (call) => {
      changed = call;
      return () => {
        state.released = true;
      };
    },
    later: (ms, call) => {
      const mine = { at: state.now + ms, call };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
  });
  return {
    state,
    stop,
    /** Lets the running question be answered. */
    answered: async () => {
      answer?.();
      answer = undefined;
      await Promise.resolve();
      await Promise.resolve();
    },
    pass: (ms: number) => {
      state.now += ms;
      if (timer && timer.at <= state.now) {
        const { call } = timer;
        timer = undefined;
        call();
      }
    },
    wake: (next: boolean) => {
      awake = next;
      changed();
    },
  };
}

test("[BU-04] one question at a time: the next one comes 3 s after the last answer", async () => {
  const here = world();
  here.pass(3000);
  here.pass(60_000);
  expect(here.state.asked).toEqual([3000]);
  await here.answered();
  here.pass(2999);
  expect(here.state.asked).toHaveLength(1);
  here.pass(1);
  expect(here.state.asked).toEqual([3000, 66_000]);
});

test("[BU-04] after a minute it asks less often", async () => {
  const here = world();
  for (let at = 0; at < 20; at += 1) {
    here.pass(3000);
    await here.answered();
  }
  here.pass(3000);
  expect(here.state.asked).toHaveLength(20);
  here.pass(5000);
  expect(here.state.asked).toHaveLength(21);
});

test("[BU-04] hidden or offline it rests, and asks at once when that is over", async () => {
  const here = world();
  here.wake(false);
  here.pass(60_000);
  expect(here.state.asked).toEqual([]);
  here.wake(true);
  expect(here.state.asked).toEqual([60_000]);
  here.wake(true);
  expect(here.state.asked).toHaveLength(1);
  here.wake(false);
  await here.answered();
  here.pass(60_000);
  expect(here.state.asked).toHaveLength(1);
});

test("[BU-04] [AP-06] a page that is left asks no more", async () => {
  const here = world();
  here.pass(3000);
  here.stop();
  await here.answered();
  here.pass(60_000);
  here.wake(true);
  expect([here.state.asked.length, here.state.released]).toEqual([1, true]);
});
