import * as z from "zod/mini";

/** Fewest characters of a new password (SE-07). */
export const MIN_PASSWORD_LENGTH = 8;

/** A new password: 8 characters or more, counted as a buyer sees them; nothing is trimmed (product 22). */
export function newPassword(tooShort: (input: { count: number }) => string) {
  return z.string().check(
    z.check((context) => {
      const count = [...context.value].length;
      if (count < MIN_PASSWORD_LENGTH)
        context.issues.push({ code: "custom", input: context.value, message: tooShort({ count }) });
    }),
  );
}

/** The second entry of a new password, in the field `repeat`, must equal the first one, in `field`. */
export function matchesRepeat<Field extends string>(field: Field, message: string) {
  return z.refine<Record<Field | "repeat", string>>((values) => values[field] === values.repeat, {
    error: message,
    path: ["repeat"],
    // Even if another field is wrong: the form shows all errors at once.
    when: () => true,
  });
}
