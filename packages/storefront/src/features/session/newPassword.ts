import { passwordFault } from "@sundry/api/contract/passwordFault";
import * as z from "zod/mini";

/** The sentences of what is wrong with a new password. */
export interface PasswordWords {
  readonly short: (input: { count: number }) => string;
  readonly blank: () => string;
}

/** A new password, as the server takes it: characters are counted as a buyer sees them; nothing is trimmed (SE-07, product 22). */
export function newPassword(words: PasswordWords) {
  return z.string().check(
    z.check((context) => {
      const fault = passwordFault(context.value);
      if (fault)
        context.issues.push({
          code: "custom",
          input: context.value,
          message: words[fault]({ count: [...context.value].length }),
        });
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
