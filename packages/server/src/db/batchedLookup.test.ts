import { expect, test } from "vitest";
import { BatchedLookup } from "./batchedLookup.ts";

/** A source that records its queries and answers when the test says so. */
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

test("[GD-02] lookups that arrive together share a query; those that arrive while two are running share the next", async () => {
  const { asked, ask, answer } = slowSource();
  const batched = new BatchedLookup(ask);
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

test("[GD-02] a query looks up no more than its maximum; a failed one fails only the lookups in it", async () => {
  const asked: (readonly string[])[] = [];
  const batched = new BatchedLookup<string>(async (keys) => {
    asked.push(keys);
    if (keys.includes("b")) throw new Error("broken");
    return new Map(keys.map((key) => [key, key]));
  }, 2);
  const answers = await Promise.allSettled(["a", "b", "c"].map((key) => batched.get(key)));
  expect(asked).toEqual([["a", "b"], ["c"]]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(await batched.get("d")).toBe("d");
});
