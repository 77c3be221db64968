import * as z from "zod/mini";
import type { Translations } from "#server/locales.ts";
import { writtenMoment } from "#server/shopTime.ts";

/** A short text. */
export const text = z.string().check(z.maxLength(500));

/** A text in English and, if there is one, in Chinese. */
export const words = inLanguages(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)));

/** A longer text, which may be empty. */
export const longWords = inLanguages(z.string().check(z.maxLength(100_000)));

/** An amount of money such as 12.5, as cents. */
export const money = z.pipe(
  z.number().check(
    z.gte(0),
    z.lte(9_999_999),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "an amount has at most two decimals"),
  ),
  z.transform((value) => Math.round(value * 100)),
);

/** A colour such as #0f766e. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "a colour is written as #0f766e"));

/** A path of the shop or the address of another site. Nothing that runs. */
export const link = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(\/(?!\/)|https?:\/\/)/, "a link begins with / or https://"));

/** What somebody calls something in files; it stays the same when names change. */
export const fileKey = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u, "a key has letters, digits, - and _ only"));

/** A whole number from 1 to `max`. */
export function count(max = 10_000_000) {
  return z.int().check(z.gte(1), z.lte(max));
}

/** A day such as 2026-12-01, or a day and a time, on the shop's clock; or a time with a zone of its own. */
export function timeIn(zone: string) {
  return z.pipe(
    z
      .string()
      .check(
        z.refine(
          (written) => writtenMoment(written, zone) !== undefined,
          "a time is written as 2026-12-01, 2026-12-01T08:00 or 2026-12-01T08:00:00+08:00",
        ),
      ),
    z.transform((written) => writtenMoment(written, zone) as Date),
  );
}

/** A list with at least one entry. */
export function some<T extends z.ZodMiniType>(form: T) {
  return z.array(form).check(z.minLength(1));
}

function inLanguages(form: z.ZodMiniString) {
  return z.pipe(
    z.strictObject(
      { en: form, zh: z.optional(form) },
      {
        error: ({ code }) =>
          code === "invalid_type" ? 'a text is written by language: { "en": "Cups", "zh": "杯子" }' : undefined,
      },
    ),
    z.transform(({ en, zh }): Translations => (zh === undefined ? { en } : { en, zh })),
  );
}
