import { expect, test } from "vitest";
import { Batched } from "./batched.ts";

/** A source that notes what it is asked and answers when it is told to. */
function slowSource() {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const ask = (keys: readonly string[]) => {
    const number = asked.push([...keys]);
    return new Promise<ReadonlyMap<string, string>>((resolve) => {
      answers.push(() => resolve(new Map(keys.map((key) => [key, `${key}${number}`]))));
    });
  };
  const answer = async () => {
    while (answers.length === 0) await new Promise(setImmediate);
    answers.shift()?.();
  };
  return { asked, ask, answer };
}

test("[GD-02] who comes together is asked for in one question, who comes while two are under way in the next", async () => {
  const { asked, ask, answer } = slowSource();
  const batched = new Batched(ask);
  const under = async (count: number) => {
    while (asked.length < count) await new Promise(setImmediate);
  };
  const first = ["a", "b", "a"].map((key) => batched.get(key));
  await under(1);
  const second = batched.get("a");
  await under(2);
  const late = [batched.get("a"), batched.get("c")];
  await new Promise(setImmediate);
  expect(asked).toEqual([["a", "b"], ["a"]]);
  await answer();
  expect(await Promise.all(first)).toEqual(["a1", "b1", "a1"]);
  await under(3);
  await answer();
  await answer();
  expect([await second, ...(await Promise.all(late))]).toEqual(["a2", "a3", "c3"]);
  expect(asked[2]).toEqual(["a", "c"]);
});

test("[GD-02] a question asks for no more than it may; a failed one fails those who wait for it and nobody else", async () => {
  const asked: (readonly string[])[] = [];
  const batched = new Batched<string>(async (keys) => {
    asked.push(keys);
    if (keys.includes("b")) throw new Error("broken");
    return new Map(keys.map((key) => [key, key]));
  }, 2);
  const answers = await Promise.allSettled(["a", "b", "c"].map((key) => batched.get(key)));
  expect(asked).toEqual([["a", "b"], ["c"]]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(await batched.get("d")).toBe("d");
});
