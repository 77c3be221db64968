import { expect, test } from "vitest";
import { createPending } from "./pending.ts";

function setUp() {
  const waiting = new Map<symbol, () => void>();
  const delays: number[] = [];
  const pending = createPending((delay, call) => {
    const id = Symbol("wait");
    delays.push(delay);
    waiting.set(id, call);
    return () => waiting.delete(id);
  });
  const pass = () => {
    for (const [id, call] of [...waiting]) {
      waiting.delete(id);
      call();
    }
  };
  return { pending, pass, delays };
}

test("[HM-15] loading shows at once and hides 200 ms after the last call, even after a failure", async () => {
  const { pending, pass, delays } = setUp();
  const fails = Promise.withResolvers<never>();
  const works = Promise.withResolvers<string>();
  const failing = pending.during(fails.promise).catch(() => "failed");
  const working = pending.during(works.promise);
  expect(pending.busy.get()).toBe(true);
  works.resolve("done");
  expect(await working).toBe("done");
  pass();
  expect(pending.busy.get()).toBe(true);
  fails.reject(new Error("no"));
  expect(await failing).toBe("failed");
  expect(pending.busy.get()).toBe(true);
  expect(delays).toEqual([200]);
  pass();
  expect(pending.busy.get()).toBe(false);
});

test("[HM-15] two calls of one action show one loading bar", async () => {
  const { pending, pass } = setUp();
  let changes = 0;
  pending.busy.subscribe(() => (changes += 1));
  await pending.during(Promise.resolve());
  await pending.during(Promise.resolve());
  pass();
  expect(pending.busy.get()).toBe(false);
  expect(changes).toBe(2);
});
