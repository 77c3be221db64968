import { expect, test } from "vitest";
import { AnswerCache } from "./answerCache.ts";

/** A source of answers that has a version and counts how often it is called. */
function source() {
  const state = { version: "1", made: 0, at: 0 };
  const answers = new AnswerCache({ now: () => state.at });
  const make = async (change: () => void = () => {}) => {
    state.made += 1;
    const text = `made ${state.made}`;
    change();
    return { text, identity: text, madeAt: state.at, effort: "live" as const, version: state.version };
  };
  const ask = async (change?: () => void, freshMs = Number.POSITIVE_INFINITY) =>
    (await answers.get("key", { version: state.version, freshMs }, () => make(change))).text;
  return { state, ask, answers };
}

test("[GD-02] an answer is reused while its version is the same and its time has not passed", async () => {
  const { state, ask } = source();
  expect([await ask(undefined, 1000), await ask(undefined, 1000)]).toEqual(["made 1", "made 1"]);
  state.at += 1000;
  expect(await ask(undefined, 1000)).toBe("made 2");
  state.version = "2";
  expect(await ask(undefined, 1000)).toBe("made 3");
});

test("[GD-02] an answer whose data changed while it was made is not reused, even if the change was undone", async () => {
  const { state, ask } = source();
  expect(await ask(() => void (state.version = "2"))).toBe("made 1");
  state.version = "1";
  expect(await ask()).toBe("made 2");
  expect(await ask()).toBe("made 2");
});

test("[GD-02] requests for the version being made wait for it; requests for a later one do not", async () => {
  const { state, ask } = source();
  const both = [ask(), ask()];
  state.version = "2";
  expect(await Promise.all([...both, ask()])).toEqual(["made 1", "made 1", "made 2"]);
});

test("[GD-02] a failure reaches the waiting requests and is forgotten", async () => {
  const { ask } = source();
  const fail = () => {
    throw new Error("broken");
  };
  const settled = await Promise.allSettled([ask(fail), ask(fail)]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe("made 2");
});

test("[GD-02] long keys count: requests for many unknown ids do not fill the memory", async () => {
  const { answers } = source();
  const text = "{}";
  const made = { text, identity: text, madeAt: 0, effort: "live" as const, version: "1" };
  const term = { version: "1", freshMs: Number.POSITIVE_INFINITY };
  const keysOf2kB = 20_000;
  for (let at = 0; at < keysOf2kB; at += 1) await answers.get(`${at} ${"x".repeat(2000)}`, term, async () => made);
  let remade = 0;
  for (let at = 0; at < keysOf2kB; at += 1)
    await answers.get(`${at} ${"x".repeat(2000)}`, { ...term }, async () => {
      remade += 1;
      return made;
    });
  expect(remade).toBeGreaterThan(0);
  expect(answers.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
});
