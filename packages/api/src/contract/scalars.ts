import * as z from "zod/mini";

/** Ids are text, because JSON numbers cannot hold numbers of this size. */
export const Id = z.string();
/** An id or a text that must not be empty. */
export const NonEmpty = z.string().check(z.minLength(1));
/**
 * An amount of money: a JSON number with at most 2 decimals, in the shop's currency. Only the server calculates with it,
 * in whole cents.
 */
export const Money = z.number();
/** A time, `yyyy-MM-dd HH:mm:ss` in the shop's time zone, which `site.get` names. */
export const DateTime = z.string();
/** A day, `yyyy-MM-dd`. */
export const Day = z.string();
/** Text of at most 140 code points, the limit of every input field. */
export const ShortText = z
  .string()
  .check(z.refine((text) => [...text].length <= 140, { error: "at most 140 characters" }));

/** A field that an answer can leave out or send as null. Both mean that the value is unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** The answer of a call that has nothing to return. */
export const Nothing = z.null();
