import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { requireCode, takeCode } from "#server/modules/platform/codes/service.ts";
import { perAddress, perCaller } from "#server/modules/platform/limits/limit.ts";
import { countWithinAll } from "#server/modules/platform/limits/rateLimit.ts";
import { registerMember, requireFreeName } from "#server/modules/account/member/service.ts";
import { refuseWeakPassword } from "#server/modules/platform/password/newPassword.ts";
import type { Services } from "#server/services.ts";
import { browserName } from "./browserName.ts";
import type { LoginContext } from "./service.ts";
import { hashPassword } from "#server/modules/platform/password/password.ts";
import { rememberDevice } from "#server/modules/platform/limits/knownDevices.ts";
import { issueSession, type TokenPair } from "./tokenIssue.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/**
 * Registrations from one address without a code: enough for a household or a class, but not for a flood of welcome
 * money.
 */
const registrations = { max: 20, windowMs: 60 * 60_000 };

/** Attempts to register from one address: room for wrong names, but not for trying out who is registered. */
const tries = { max: 100, windowMs: 60 * 60_000 };

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
 * Hashes the password of a visitor who may register: the name, the code and the limits come first, because they cost
 * nothing. Throws Refused as {@link signUp}, and 1012 if the shop is busy.
 */
export async function prepareSignUp(
  tx: Tx,
  services: Services,
  wanted: Omit<Application, "passwordHash" | "inviterId"> & { password: string },
  { uuid, address, inBackground }: Omit<LoginContext, "lang" | "userAgent">,
): Promise<string> {
  const to = recipientOf(services, wanted);
  const names = [wanted.username, wanted.mobilePhone ?? "", wanted.email ?? ""];
  await refuseWeakPassword(tx, wanted.password, wanted.lang, names);
  await countWithinAll(tx, perCaller("register.try", { address, uuid }, tries), new Date(services.clock.now()));
  await requireFreeName(tx, wanted);
  if (to !== "") {
    const proof = { purpose: "REGISTER", to, code: wanted.code ?? "", uuid, address } as const;
    await requireCode(tx, services, proof, inBackground);
  }
  return hashPassword(wanted.password, services.config, { address, place: to === "" ? "open" : "proven" });
}

/**
 * Creates a buyer and logs them in. A number or address counts only with the code sent to it; the shop may require one
 * of them. Throws Refused 4002, 80210, 20008, and 1003 for an address with many registrations without a code. SE-07.
 */
export async function signUp(
  tx: Tx,
  services: Services,
  wanted: Application,
  { uuid, address, userAgent, inBackground }: Omit<LoginContext, "lang">,
): Promise<TokenPair> {
  const { code = "" } = wanted;
  const to = recipientOf(services, wanted);
  const proven = to === "" ? {} : await verifyCode();
  const now = new Date(services.clock.now());
  if (to === "") await countWithinAll(tx, perAddress("register", address, registrations), now);
  const member = await registerMember(tx, services, { ...wanted, proven });
  await rememberDevice(tx, member.id, uuid, now);
  const { accessToken, refreshToken } = await issueSession(tx, services, member, {
    longTerm: false,
    browser: browserName(userAgent),
  });
  return { accessToken, refreshToken };

  async function verifyCode() {
    const recipient = await takeCode(tx, services, { purpose: "REGISTER", to, code, uuid, address }, inBackground);
    return recipient.channel === "SMS" ? { mobile: recipient.to } : { email: recipient.to };
  }
}

/** The number or address that a code proves; empty for none. Throws Refused(4002) if this shop requires one. */
function recipientOf(
  services: Services,
  { mobilePhone, email, lang }: Pick<Application, "mobilePhone" | "email" | "lang">,
): string {
  const to = mobilePhone?.trim() || email?.trim() || "";
  if (to === "" && services.config.messages.registrationCode)
    throw new Refused(4002, { detail: wordsIn(lang).sentences.input.mobileOrEmail });
  return to;
}
