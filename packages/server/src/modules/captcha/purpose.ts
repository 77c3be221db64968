import { VerificationPurpose } from "@sundry/api/contract/enums";
import { Refused } from "#server/http/refused.ts";
import type { Lang } from "#server/http/serve.ts";

/** A purpose out of an address. Throws Refused(4002) for one that nobody knows. */
export function readPurpose(text: string, lang: Lang): VerificationPurpose {
  const found = VerificationPurpose.values.find((value) => value === text);
  if (found) return found;
  throw new Refused(4002, { detail: lang === "zh" ? "验证用途不正确" : "the purpose is not valid" });
}
