import * as z from "zod/mini";

/** Every id is text: numbers of this size do not survive JSON numbers. */
export const Id = z.string();
/** An id or a text that a request may not leave empty. */
export const Filled = z.string().check(z.minLength(1));
/** An amount of money: a JSON number with at most 2 decimals, in the shop's currency. Integer cents stay inside the server. */
export const Money = z.number();
/** A moment, `yyyy-MM-dd HH:mm:ss` in the shop's time zone. */
export const DateTime = z.string();
/** A day, `yyyy-MM-dd`. */
export const Day = z.string();
/** Text of at most 140 code points, the limit of every input field (VA-01). */
export const ShortText = z
  .string()
  .check(z.refine((text) => [...text].length <= 140, { error: "at most 140 characters" }));

/** A field that an answer may leave out or send as null. Both mean: nothing known. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** The answer of a call that has nothing to tell but its success. */
export const Nothing = z.null();
