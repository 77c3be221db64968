import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** All messages under their path, those with a gap called with numbers in all of them. */
function spoken(messages: object, path = ""): [string, string][] {
  const filled = new Proxy({}, { get: () => 7 });
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value === "string") return [[`${path}${key}`, value] as [string, string]];
    if (typeof value === "function")
      return [[`${path}${key}`, String((value as (input: object) => unknown)(filled))] as [string, string]];
    return spoken(value as object, `${path}${key}.`);
  });
}

describe("our own words", () => {
  it.each([
    ["English", en],
    ["Chinese", zh],
  ])("are all said in %s", (_, words) => {
    for (const [path, text] of spoken(words)) {
      expect(text, path).not.toBe("");
      expect(text, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("have the same keys in both languages", () => {
    expect(spoken(zh).map(([path]) => path)).toEqual(spoken(en).map(([path]) => path));
  });

  it("use full-width punctuation in Chinese", () => {
    for (const [path, text] of spoken(zh)) expect(text, path).not.toMatch(/\p{Script=Han}[,!?;]/u);
  });

  it("say a discount in tenths in Chinese", () => {
    expect(zh.price.off({ percent: 24 })).toBe("7.6折");
    expect(zh.price.off({ percent: 20 })).toBe("8折");
    expect(en.price.off({ percent: 24 })).toBe("-24%");
  });
});
