import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeCode } from "#server/modules/codes/service.ts";
import { perAddress } from "#server/modules/limits/limit.ts";
import { countWithin } from "#server/modules/limits/rateLimit.ts";
import { registerMember } from "#server/modules/member/service.ts";
import type { Services } from "#server/services.ts";
import type { LoginContext } from "./service.ts";
import { issueSession, type TokenPair } from "./tokenIssue.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/**
 * Registrations from one address without a code: enough for a household or a class, but not for a flood of welcome
 * money.
 */
const registrations = { max: 20, windowMs: 60 * 60_000 };

/** What a visitor submits to register. */
export interface Application {
  username: string;
  /** Hash of their password. */
  passwordHash: string;
  mobilePhone?: string | undefined;
  email?: string | undefined;
  /** The code sent to the number or address. */
  code?: string | undefined;
  inviterId: string | undefined;
  lang: Lang;
}

/**
 * Creates a buyer and logs them in. A number or address counts only with the code sent to it; the shop may require one
 * of them. Throws Refused 4002, 80210, 20008, and 1003 for an address with many registrations without a code. SE-07.
 */
export async function signUp(
  tx: Tx,
  services: Services,
  wanted: Application,
  { uuid, address, inBackground }: LoginContext,
): Promise<TokenPair> {
  const { mobilePhone, email, code = "", lang } = wanted;
  const to = mobilePhone?.trim() || email?.trim() || "";
  if (to === "" && services.config.messages.registrationCode)
    throw new Refused(4002, {
      detail: wordsIn(lang).sentences.input.mobileOrEmail,
    });
  const proven = to === "" ? {} : await verifyCode();
  const now = new Date(services.clock.now());
  if (to === "") for (const limit of perAddress("register", address, registrations)) await countWithin(tx, limit, now);
  const member = await registerMember(tx, services, { ...wanted, proven });
  const { accessToken, refreshToken } = await issueSession(tx, services, member, { longTerm: false });
  return { accessToken, refreshToken };

  async function verifyCode() {
    const recipient = await takeCode(tx, services, { purpose: "REGISTER", to, code, uuid, address }, inBackground);
    return recipient.channel === "SMS" ? { mobile: recipient.to } : { email: recipient.to };
  }
}
