import { expect, test } from "vitest";
import { colourFamily } from "./colours.ts";

test.each([
  ["#dd3b32", "red"],
  ["#f0832c", "orange"],
  ["#e0aa2a", "yellow"],
  ["#a5cf3a", "green"],
  ["#2c7a4b", "green"],
  ["#2b4c86", "blue"],
  ["#6cb6ee", "blue"],
  ["#7a4fd6", "purple"],
  ["#8a3f78", "purple"],
  ["#e0558a", "pink"],
  ["#f2a9bd", "pink"],
  ["#8b5a3c", "brown"],
  ["#f1eee8", "white"],
  ["#8d94a0", "grey"],
  ["#3a404c", "black"],
  ["#000000", "black"],
  ["blue", undefined],
  ["#12", undefined],
])("[GD-01] %s is %s", (hex, family) => {
  expect(colourFamily(hex)).toBe(family);
});
