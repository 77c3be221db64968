import { expect, test } from "vitest";
import { keepNumbers } from "./keepNumbers.ts";

test.each([
  ["Stoneware mug 350 ml, reactive glaze", "Stoneware mug 350\u00a0ml, reactive glaze"],
  ["Umbrella, 8 fibreglass ribs, 24 pcs", "Umbrella, 8\u00a0fibreglass ribs, 24\u00a0pcs"],
  ["Scarf 180 cm × 2", "Scarf 180\u00a0cm × 2"],
  ["Notebook A5, 80 leaves", "Notebook A5, 80\u00a0leaves"],
  ["八骨防风折叠伞 58厘米", "八骨防风折叠伞 58厘米"],
  ["", ""],
])("[BK-21] a number stays with the next word: %s", (name, shown) => {
  expect(keepNumbers(name)).toBe(shown);
});
