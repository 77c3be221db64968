import { expect, test } from "vitest";
import { linesOf } from "./qrPicture.ts";

const wide = (text: string) => [...text].length * 10;

test.each([
  ["Mushroom lamp", 200, ["Mushroom lamp"]],
  ["Mushroom night light", 100, ["Mushroom", "night", "light"]],
  ["蘑菇小夜灯", 30, ["蘑菇小", "夜灯"]],
  ["one two three four five six", 60, ["one", "two", "thre…"]],
])("[MC-12] %j in %i px becomes %j", (name, width, lines) => {
  expect(linesOf(name, width, wide)).toEqual(lines);
});
