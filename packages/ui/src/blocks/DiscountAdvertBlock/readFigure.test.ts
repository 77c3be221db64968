import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFigure } from "./readFigure.ts";

describe("[BK-06] the large figure of a discount", () => {
  test.each([
    [
      { before: "Up to", value: "35%", after: "off" },
      { before: "Up to", number: "35%", after: "off" },
    ],
    [
      { before: "低至", value: "6.5折", after: "" },
      { before: "低至", number: "6.5", after: "折" },
    ],
    ["6.5折起", { before: undefined, number: "6.5", after: "折起" }],
    [
      { value: "6.5折", after: "起" },
      { before: undefined, number: "6.5", after: "折 起" },
    ],
    [35, { before: undefined, number: "35", after: undefined }],
    ["Half price", { before: undefined, number: "Half price", after: undefined }],
  ])("%j", (value, figure) => {
    expect(readFigure(value)).toEqual(figure);
  });

  test.each([undefined, null, "", " ", {}, { before: "Up to" }, []])("%j has none", (value) => {
    expect(readFigure(value)).toBeUndefined();
  });

  test("[BK-17] no JSON makes it throw", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => readFigure(value)).not.toThrow();
        expect(() => readFigure({ value })).not.toThrow();
      }),
    );
  });
});
