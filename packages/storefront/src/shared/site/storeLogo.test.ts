import { expect, test } from "vitest";
import { storeLogo } from "./storeLogo.ts";

const svg = (inside: string) => `data:image/svg+xml,${encodeURIComponent(`<svg viewBox="0 0 96 96">${inside}</svg>`)}`;

test("[GD-04] letters that the server drew are no logo: they would be in another typeface than the shop's", () => {
  expect(storeLogo(svg('<text x="48">JU</text>'))).toBeUndefined();
});

test.each(["/media/stores/7.webp", svg('<path d="M0 0h9v9z"/>')])("[GD-04] a logo stays: %s", (logo) => {
  expect(storeLogo(logo)).toBe(logo);
});

test("[GD-04] a store need not have a logo", () => {
  expect([storeLogo(null), storeLogo(undefined)]).toEqual([undefined, undefined]);
});
