import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { newPassword, matchesRepeat } from "./newPassword.ts";
import type { ContactRule } from "./contactRule.ts";

/** Length of a code. */
const codeRule = /^\d{6}$/;

/**
 * Rules of the registration form: a username, a password of 8 characters or more, twice the same, and a mobile or email address
 * with its code, optional unless the shop requires one (SE-07, product 22).
 */
export function registerSchema(t: TFunction<"session">, requiresCode: boolean, { accepts, wrong }: ContactRule) {
  return z
    .object({
      username: z.string().check(z.regex(/^[\p{L}\p{N}_-]{3,20}$/u, t("register.usernameWrong"))),
      contact: z.string().check(z.refine((text) => (text.trim() === "" ? !requiresCode : accepts(text)), t(wrong))),
      code: z.string(),
      password: newPassword({
        short: (input) => t("register.passwordShort", input),
        blank: () => t("register.passwordBlank"),
      }),
      repeat: z.string(),
      agree: z.boolean().check(z.refine((agreed) => agreed, t("register.agreeMissing"))),
    })
    .check(
      z.refine(({ contact, code }) => contact.trim() === "" || codeRule.test(code), {
        error: t("code.missing"),
        path: ["code"],
        when: () => true,
      }),
      matchesRepeat("password", t("register.repeatWrong")),
    );
}
