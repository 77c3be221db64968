import { expect, test } from "vitest";
import { retryUntilAnswered } from "./retryUntilAnswered.ts";

const never = new AbortController().signal;

test("[SE-06] waits for a result that comes late", async () => {
  const answers = [null, undefined, "tokens"];
  const rests: number[] = [];
  expect(
    await retryUntilAnswered(
      async () => answers.shift(),
      never,
      async (ms) => void rests.push(ms),
    ),
  ).toBe("tokens");
  expect(rests).toEqual([1_500, 1_500]);
});

test("[SE-06] does not ask forever, nor after the page was left", async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return null;
  };
  expect(await retryUntilAnswered(ask, never, async () => {})).toBeNull();
  expect(asked).toBe(5);
  expect(await retryUntilAnswered(ask, AbortSignal.abort(), async () => {})).toBeNull();
  expect(asked).toBe(6);
});
