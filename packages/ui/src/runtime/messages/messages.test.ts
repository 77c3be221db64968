import { describe, expect, it } from "vitest";
import { type ShippedLocale, locales } from "../locale.ts";
import { en } from "./en.ts";
import type { Messages } from "./messages.ts";
import { zh } from "./zh.ts";

const messages: Record<ShippedLocale, Messages> = { en, zh };

/** All messages by their path. Those with parameters are called with "7" for each. */
function textsOf(part: object, path = ""): [path: string, text: string][] {
  const sevens = new Proxy({}, { get: () => "7" });
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[`${path}${key}`, value]];
    if (typeof value === "function") return [[`${path}${key}`, String((value as (input: object) => unknown)(sevens))]];
    return textsOf(value as object, `${path}${key}.`);
  });
}

describe("the package's messages", () => {
  it.each(locales)("[UI-08] are complete in %s", (locale) => {
    const texts = textsOf(messages[locale]);
    expect(texts.map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path));
    for (const [path, text] of texts) {
      expect(text, path).not.toBe("");
      expect(text, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("[UI-08] use full-width punctuation in Chinese", () => {
    for (const [path, text] of textsOf(zh)) expect(text, path).not.toMatch(/\p{Script=Han}[,!?;]/u);
  });

  it("[UI-08] show a discount in Chinese as the share left to pay, in tenths", () => {
    expect(zh.price.off({ percent: 24 })).toBe("7.6折");
    expect(zh.price.off({ percent: 20 })).toBe("8折");
    expect(en.price.off({ percent: 24 })).toBe("-24%");
  });
});
