import fc from "fast-check";
import { expect, test } from "vitest";
import { limitText } from "./limitText.ts";

test("[VA-01] 140 characters stay, the 141st is cut and reported", () => {
  expect(limitText("a".repeat(140), 140)).toEqual({ text: "a".repeat(140), used: 140, cut: false });
  expect(limitText("a".repeat(141), 140)).toEqual({ text: "a".repeat(140), used: 140, cut: true });
});

test("[VA-01] counts code points, never half of one", () => {
  expect(limitText("🧵🧵🧵", 2).text).toBe("🧵🧵");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (typed, limit) => {
      const { text, used } = limitText(typed, limit);
      expect(typed.startsWith(text)).toBe(true);
      expect(used).toBeLessThanOrEqual(limit);
      expect(text.isWellFormed()).toBe(typed.isWellFormed() || text.isWellFormed());
    }),
  );
});
