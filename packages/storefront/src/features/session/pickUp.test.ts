import { expect, test } from "vitest";
import { pickUp } from "./pickUp.ts";

const never = new AbortController().signal;

test("[SE-06] a result that comes late is waited for", async () => {
  const answers = [null, undefined, "tokens"];
  const rests: number[] = [];
  expect(
    await pickUp(
      async () => answers.shift(),
      never,
      async (ms) => void rests.push(ms),
    ),
  ).toBe("tokens");
  expect(rests).toEqual([1_500, 1_500]);
});

test("[SE-06] nothing is asked for ever, nor after the page was left", async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return null;
  };
  expect(await pickUp(ask, never, async () => {})).toBeNull();
  expect(asked).toBe(5);
  expect(await pickUp(ask, AbortSignal.abort(), async () => {})).toBeNull();
  expect(asked).toBe(6);
});
