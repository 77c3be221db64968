import { expect, test } from "vitest";
import { AnswerCache } from "./answerCache.ts";

/** Answers of a source that has a version and tells how often it was asked. */
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

test("[GD-02] an answer is given again while its version is the same, and for its time", async () => {
  const { state, ask } = source();
  expect([await ask(undefined, 1000), await ask(undefined, 1000)]).toEqual(["made 1", "made 1"]);
  state.at += 1000;
  expect(await ask(undefined, 1000)).toBe("made 2");
  state.version = "2";
  expect(await ask(undefined, 1000)).toBe("made 3");
});

test("[GD-02] what changed while it was made is not given again, not even when it is as before", async () => {
  const { state, ask } = source();
  expect(await ask(() => void (state.version = "2"))).toBe("made 1");
  state.version = "1";
  expect(await ask()).toBe("made 2");
  expect(await ask()).toBe("made 2");
});

test("[GD-02] who asks while the same version is made waits for it, who asks for a later one does not", async () => {
  const { state, ask } = source();
  const both = [ask(), ask()];
  state.version = "2";
  expect(await Promise.all([...both, ask()])).toEqual(["made 1", "made 1", "made 2"]);
});

test("[GD-02] a failure is told to those who wait and forgotten", async () => {
  const { ask } = source();
  const fail = () => {
    throw new Error("broken");
  };
  const settled = await Promise.allSettled([ask(fail), ask(fail)]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe("made 2");
});
