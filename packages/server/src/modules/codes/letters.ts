import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { label, verificationPurposeLabels } from "@sundry/api/contract/labels";
import type { Lang } from "#server/http/serve.ts";

/** The message that carries a code, in the buyer's language. */
export function codeLetter(code: string, purpose: VerificationPurpose, lang: Lang): { subject: string; body: string } {
  const what = label(verificationPurposeLabels, purpose, lang);
  return lang === "zh"
    ? {
        subject: `Sundry验证码：${what}`,
        body: `【Sundry】您的验证码是${code}（${what}），5分钟内有效。请勿告诉他人；如非本人操作，请忽略。`,
      }
    : {
        subject: `Sundry code: ${what}`,
        body: `Sundry: your code is ${code} (${what}). It expires in 5 minutes. Do not share it. If you did not ask for it, ignore this message.`,
      };
}
