import type { TFunction } from "i18next";
import * as z from "zod/mini";

/** Rules of the sign-up form: a usable name, a password of 8 characters or more, twice the same (SE-07, decisions 22). */
export function registerSchema(t: TFunction<"session">) {
  return z
    .object({
      username: z.string().check(z.regex(/^[\p{L}\p{N}_-]{3,20}$/u, t("register.usernameWrong"))),
      password: z.string().check(
        z.check((context) => {
          const count = [...context.value].length;
          if (count < 8)
            context.issues.push({
              code: "custom",
              input: context.value,
              message: t("register.passwordShort", { count }),
            });
        }),
      ),
      repeat: z.string(),
      agree: z.boolean().check(z.refine((agreed) => agreed, t("register.agreeMissing"))),
    })
    .check(
      z.refine(({ password, repeat }) => password === repeat, {
        error: t("register.repeatWrong"),
        path: ["repeat"],
        // Also while another field is faulty: a buyer learns everything at once.
        when: () => true,
      }),
    );
}
