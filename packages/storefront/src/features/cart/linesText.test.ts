import { expect, test } from "vitest";
import { linesText } from "./linesText.ts";

test("[SE-08] pieces by SKU survive as the text of an intent, without those that are none", () => {
  const pieces = new Map([
    ["11", 12],
    ["12", 0],
    ["13", 6],
  ]);
  expect(linesText.write(pieces)).toBe("11:12,13:6");
  expect([...linesText.read("11:12,13:6")]).toEqual([
    ["11", 12],
    ["13", 6],
  ]);
});

test.each(["", ",", "11", "11:", ":3", "11:-3", "11:1.5", "11:1e9", "11:99999999999"])(
  "[SE-08] [EN-04] %j in the storage of a tab adds nothing",
  (text) => expect(linesText.read(text).size).toBe(0),
);
