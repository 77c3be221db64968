import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { formatCount } from "../format/count.ts";
import { formatDate } from "../format/date.ts";
import { formatPrice } from "../format/price.ts";
import { tagOf } from "../internal/tagOf.ts";
import { directionOf, languageOf } from "./locale.ts";

it.each([
  ["en", "ltr"],
  ["zh-CN", "ltr"],
  ["ar-EG", "rtl"],
  ["he", "rtl"],
  ["fa-IR", "rtl"],
  ["ur", "rtl"],
  ["uz-Arab", "rtl"],
  ["uz", "ltr"],
])("[UI-08] %s is read %s", (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

it("[UI-08] knows the language of a tag", () => {
  expect(["en", "zh-Hant-TW", "DE-at"].map(languageOf)).toEqual(["en", "zh", "de"]);
});

it.each([
  ["de_DE", "de-DE"],
  ["DE-de", "de-DE"],
  ["zh_Hans_CN", "zh-Hans-CN"],
  ["pt_BR.UTF-8", "pt-BR"],
  ["sr_RS@latin", "sr-RS"],
  [" fr ", "fr"],
])("[UI-08] reads %j, as backends write it, as %s", (written, tag) => {
  expect(tagOf(written)).toBe(tag);
});

it.each(["", "   ", "C", "not a language", "x", "de--DE", "<script>"])(
  "[UI-08] %j is no language: English is used, and the console says so once",
  (written) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect([tagOf(written), tagOf(written), directionOf(written)]).toEqual(["en", "en", "ltr"]);
    expect(warn.mock.calls).toEqual([
      [`Sundry: the locale "${written}" is no language tag such as "de-DE", so English is used.`],
    ]);
    warn.mockRestore();
  },
);

it("[UI-08] no text for a language, a currency or a zone makes a format throw", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("", "EURO", "de_DE", "constructor"),
  );
  fc.assert(
    fc.property(text, text, text, fc.integer(), (locale, code, timeZone, minorUnits) => {
      const written = String(formatPrice({ minorUnits }, locale, { code }));
      expect(written).toMatch(/\p{Nd}/u);
      expect(formatCount(12, locale)).toMatch(/\p{Nd}/u);
      expect(formatDate(0, { locale, timeZone })).not.toBe("");
    }),
    { numRuns: 40 },
  );
  warn.mockRestore();
});
