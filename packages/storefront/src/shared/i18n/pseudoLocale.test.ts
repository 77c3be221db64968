import { expect, test } from "vitest";
import { pseudoLocalise, pseudo } from "./pseudoLocale.ts";

test("[HM-10] a text gets 40 % more letters, with accents", () => {
  expect(pseudo("Retry")).toBe("Ŕŕéţţŕý");
  expect([...pseudo("Checkout")].length).toBeGreaterThanOrEqual(Math.ceil("Checkout".length * 1.4));
});

test("[HM-10] placeholders and tags stay unchanged", () => {
  expect(pseudo("{{count}} <b>of</b> $t(cart)")).toBe("{{count}} <b>ööf</b> $t(cart)");
});

test("[HM-10] words of any shape are lengthened", () => {
  expect(pseudoLocalise({ a: "x", list: ["x"], of: (count: number) => `${count} x`, none: null })).toEqual({
    a: "xx",
    list: ["xx"],
    of: expect.any(Function) as unknown,
    none: null,
  });
  expect(pseudoLocalise({ of: (count: number) => `${count} x` }).of(3)).toBe("3 xx");
});
