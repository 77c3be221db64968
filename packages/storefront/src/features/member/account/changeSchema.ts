import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { newPassword, matchesRepeat } from "../../session/index.ts";

/** The old password is wrong (rules 20). */
export const WRONG_OLD_PASSWORD = 20016;

/**
 * Rules of a new password: the current one if there is one, 8 characters or more, entered twice, different from the
 * current one (SE-07).
 */
export function changeSchema(t: TFunction<"memberAccount">, hasOld: boolean) {
  return z
    .object({
      old: z.string().check(z.refine((typed) => !hasOld || typed !== "", t("password.oldMissing"))),
      password: newPassword({ short: (input) => t("password.short", input), blank: () => t("password.blank") }),
      repeat: z.string(),
    })
    .check(
      matchesRepeat("password", t("password.differ")),
      z.refine(({ old, password }) => password === "" || old !== password, {
        error: t("password.same"),
        path: ["password"],
        when: () => true,
      }),
    );
}
