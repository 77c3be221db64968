import { describe, expect, test } from "vitest";
import { idFromKey } from "#server/ids.ts";
import { allLanguages, wordsIn } from "#server/locales.ts";
import { type Carriers, isTrackingAddress, trackingPage } from "./carriers.ts";
import { usualCarriers } from "./usualCarriers.ts";

describe("the usual carriers", () => {
  test("[OS-05] there are fifty, each under a name of its own in each language, with an address that is safe", () => {
    const codes = Object.keys(usualCarriers);
    expect(codes.length).toBeGreaterThanOrEqual(50);
    for (const lang of allLanguages()) {
      const names = Object.values(wordsIn(lang).carriers).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(codes.length);
    }
    const unsafe = Object.values(usualCarriers).filter((address) => address !== null && !isTrackingAddress(address));
    expect(unsafe).toEqual([]);
  });
});

test.each([
  ["https://clay.example/track?n={number}", true],
  ["https://clay.example/track", true],
  ["http://clay.example/{number}", false],
  ["HTTPS://clay.example/#{number}", true],
  ["javascript:alert({number})", false],
  ["https://{number}.clay.example/", false],
  ["https://clay.example:{number}/", false],
  ["https://clay.example@other.example/{number}", false],
  ["https://clay.example/a b", false],
  ["clay.example/{number}", false],
  ["https:clay.example/{number}", false],
  ["https:\\\\clay.example\\{number}", false],
  ["https://clay.example/{num}", false],
  ["https://clay.example/{{number}}", false],
  ["https://clay.example/{number}/{number}", true],
])("[OS-05] [BK-18] whether %s can be an address of tracking pages: %s", (address, can) => {
  expect(isTrackingAddress(address)).toBe(can);
});

test.each(["123", "A/../b", "a b?c=d&e#f", "$&$1", "\">'<script>", "快递"])(
  "[MC-03] the number %s is a part of the address and nothing else of it",
  (number) => {
    const carrier = { code: "X", name: { en: "X" }, tracking: "https://x.example/t?n={number}&m=1", closed: false };
    const carriers: Carriers = new Map([["X", { ...carrier, id: idFromKey("carrier", "X") }]]);
    const page = new URL(trackingPage(carriers, "X", number) ?? "");
    expect([page.origin, page.pathname, page.hash]).toEqual(["https://x.example", "/t", ""]);
    expect([...page.searchParams]).toEqual([
      ["n", number],
      ["m", "1"],
    ]);
  },
);
