import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { isEmail } from "../session/index.ts";

/** Not blank. */
const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== "", message));

/** Rules of a message to the shop: no field is empty, and the email address is valid (MC-17). */
export function contactSchema(t: TFunction<"feedback">) {
  return z.object({
    name: filled(t("nameMissing")),
    email: z.string().check(z.refine(isEmail, t("emailWrong"))),
    subject: filled(t("subjectMissing")),
    content: filled(t("messageMissing")),
  });
}
