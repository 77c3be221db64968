import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeCode } from "#server/modules/codes/service.ts";
import type { InBackground } from "#server/modules/limits/attempts.ts";
import { registerMember } from "#server/modules/member/service.ts";
import type { Services } from "#server/services.ts";
import { issueSession, type TokenPair } from "./tokenIssue.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** What somebody gives who wants to be a buyer. */
export interface Application {
  username: string;
  password: string;
  mobilePhone?: string | undefined;
  email?: string | undefined;
  /** What was sent to the number or address. */
  code?: string | undefined;
  inviterId: string | undefined;
  lang: Lang;
}

/**
 * Makes a buyer and logs them in. A number or an address counts only with the code sent to it; where the shop is set up so, one of
 * them has to be given. Throws Refused 4002, 80210 and 20008. SE-07.
 */
export async function signUp(
  tx: Tx,
  services: Services,
  wanted: Application,
  { uuid, inBackground }: { uuid: string; inBackground: InBackground },
): Promise<TokenPair> {
  const { mobilePhone, email, code = "", lang } = wanted;
  const to = mobilePhone?.trim() || email?.trim() || "";
  if (to === "" && services.config.messages.registrationCode)
    throw new Refused(4002, {
      detail: wordsIn(lang).sentences.input.mobileOrEmail,
    });
  const proven = to === "" ? {} : await prove();
  const member = await registerMember(tx, services, { ...wanted, proven });
  const { accessToken, refreshToken } = await issueSession(tx, services, member, { longTerm: false });
  return { accessToken, refreshToken };

  async function prove() {
    const recipient = await takeCode(tx, services, { purpose: "REGISTER", to, code, uuid }, inBackground);
    return recipient.channel === "SMS" ? { mobile: recipient.to } : { email: recipient.to };
  }
}
