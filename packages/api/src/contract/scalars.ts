import * as z from "zod/mini";

/** Ids are text, because JSON numbers cannot hold numbers of this size. */
export const Id = z.string();
/**
 * An amount of money in a request, and one that is paid: a JSON number with at most 2 decimals, in the shop's currency. Only the server
 * calculates with it, in whole cents.
 */
export const Money = z.number();
/**
 * An amount of money in an answer: {@link Money}. Other backends may send a decimal text, a text such as "on request", or none; it is shown as it
 * is, and never calculated with unless it is a number.
 */
export const Price = z.optional(z.nullable(z.union([z.number(), z.string()])));
/** A price as it was received. */
export type Price = z.output<typeof Price>;
/** A time, `yyyy-MM-dd HH:mm:ss` in the shop's time zone, which `site.get` names. */
export const DateTime = z.string();
/** A day, `yyyy-MM-dd`. */
export const Day = z.string();

/** What a text of a request is: one line, several lines, or a password, which is used exactly as it was typed. */
export type TextKind = "line" | "lines" | "secret";

/**
 * Refuses a text of more than `longest` code points. Every text of a request has this check, because the limits of a
 * request's size are computed from it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function atMost(longest: number, kind: TextKind = "line") {
  const fits = (text: string) => text.length <= longest || (text.length <= 2 * longest && [...text].length <= longest);
  return z.refine<string>(fits, { error: `at most ${longest} characters`, params: { longest, kind } });
}

/** Text of at most 140 code points, the limit of every input field. */
export const ShortText = z.string().check(atMost(140));
/** The same limit for a text that can have several lines. */
export const ShortLines = z.string().check(atMost(140, "lines"));
/** An id or a short text that must not be empty. */
export const NonEmpty = ShortText.check(z.minLength(1));
/** A password or code of payment, used exactly as it was typed. */
export const Secret = z.string().check(atMost(140, "secret"));
/** An id that a list of a request repeats. */
export const ListedId = z.string().check(z.minLength(1), atMost(64));
/** Ids, listed values or addresses of pictures that a page has joined with commas. Nobody types them. */
export const Joined = z.string().check(atMost(2048));
/** A whole number of a request, as far as 32 bits go. */
export const Whole = z.int().check(z.gte(-2_147_483_648), z.lte(2_147_483_647));
/** The version that was read of something, as the answer had it: it may be a time in ms, which is beyond {@link Whole}. */
export const Version = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
/** An amount of money of a request, in either direction. Its cents can be calculated exactly. */
export const Amount = z.number().check(z.gte(-999_999_999_999.99), z.lte(999_999_999_999.99));
/** Most lines of a basket. */
export const longestBasket = 120;

/** A field that an answer can leave out or send as null. Both mean that the value is unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** The answer of a call that has nothing to return. */
export const Nothing = z.null();
