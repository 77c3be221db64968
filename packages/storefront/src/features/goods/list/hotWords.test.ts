import { expect, test } from "vitest";
import { hotWordsDue, parseHotWords } from "./hotWords.ts";

test.each([
  [
    ["umbrella", " socks ", "", 7],
    ["umbrella", "socks"],
  ],
  ['["umbrella","socks"]', ["umbrella", "socks"]],
  ["umbrella,socks", ["umbrella", "socks"]],
  ["雨伞，袜子", ["雨伞", "袜子"]],
  ["[broken", []],
  [null, []],
])("[HM-06] %j is read as %j", (answer, words) => {
  expect(parseHotWords(answer)).toEqual(words);
});

test.each([
  [null, 5, true],
  [0, 299_999, false],
  [0, 300_000, true],
  [10, 5, true],
])("[HM-06] fetched at %s, requested at %i: due %s", (fetchedAt, now, due) => {
  expect(hotWordsDue(fetchedAt, now)).toBe(due);
});
