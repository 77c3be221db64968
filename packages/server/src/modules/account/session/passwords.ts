import type { Member } from "@sundry/api/contract/entities/member";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeCode } from "#server/modules/platform/codes/service.ts";
import { requireSecret } from "#server/modules/platform/limits/attempts.ts";
import { ownAccount, memberById, memberByLogin, setPasswordHash } from "#server/modules/account/member/service.ts";
import { refuseWeakPasswordOf } from "#server/modules/platform/password/newPassword.ts";
import { hashPassword, isPassword, isSameHash } from "#server/modules/platform/password/password.ts";
import type { Services } from "#server/services.ts";
import { tellOfNewPassword } from "./accountLetters.ts";
import { endAllLogins } from "./endedLogins.ts";
import { memberOfReset, saveReset, useReset } from "./queries.ts";
import type { LoginContext } from "./service.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Time in which a verified device may set the password (rules 2). */
const resetMs = 300_000;
/** Wrong current passwords before a buyer has to wait. */
const maxWrong = 5;
const windowMs = 10 * 60_000;

/**
 * First step of a password reset: a code proves whose account it is. Throws Refused 80210 and 1003, and 20011 if no
 * buyer has the number or address. SE-07.
 */
export async function beginReset(
  tx: Tx,
  services: Services,
  { mobile, code }: { mobile: string; code: string },
  { uuid, address, inBackground }: Omit<LoginContext, "lang" | "userAgent">,
): Promise<void> {
  const { to } = await takeCode(tx, services, { purpose: "FIND_USER", to: mobile, code, uuid, address }, inBackground);
  const member = await memberByLogin(tx, to);
  if (!member || member.blocked) throw new Refused(20011);
  const now = new Date(services.clock.now());
  await saveReset(tx, uuid, member.id, now, new Date(now.getTime() + resetMs));
}

/**
 * Hashes the password of the second step, if the device has taken the first one. Throws Refused 20009, and 1012 if the
 * shop is busy.
 */
export async function prepareReset(
  tx: Tx,
  services: Services,
  password: string,
  { uuid, address, lang }: Pick<LoginContext, "uuid" | "address"> & { lang: Lang },
): Promise<string> {
  const memberId = await memberOfReset(tx, uuid, new Date(services.clock.now()));
  if (memberId === null) throw new Refused(20009);
  await refuseWeakPasswordOf(tx, memberId, password, lang);
  return hashPassword(password, services.config, { address, place: "proven" });
}

/**
 * Second step, once and from the same device: stores the hash of the new password and ends every session. Throws
 * Refused(20009). SE-07.
 */
export async function finishReset(tx: Tx, services: Services, passwordHash: string, uuid: string): Promise<true> {
  const now = new Date(services.clock.now());
  const memberId = await useReset(tx, uuid, now);
  if (memberId === null) throw new Refused(20009);
  await setPasswordHash(tx, memberId, passwordHash);
  await tellOfNewPassword(tx, services, memberId, passwordHash);
  await endAllLogins(tx, memberId, now);
  return true;
}

/**
 * A change of the password, prepared before its transaction: the hash that the current password matched, and the new
 * one.
 */
export interface PreparedChange {
  oldHash: string;
  newHash: string;
}

/**
 * Prepares a change of the password with the current one. Hashing is slow, so no transaction is open. Throws Refused
 * 20016 for a wrong current password, 1003 after several, 1012 if the shop is busy, and 4002 if both are the same.
 * SE-07.
 */
export async function prepareChange(
  tx: Tx,
  services: Services,
  memberId: string,
  { password, newPassword, lang }: { password: string; newPassword: string; lang: Lang },
  { address, inBackground }: Pick<LoginContext, "address" | "inBackground">,
): Promise<PreparedChange> {
  if (password === newPassword) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.samePassword });
  await refuseWeakPasswordOf(tx, memberId, newPassword, lang);
  const who = { address, place: "known" } as const;
  const now = new Date(services.clock.now());
  const limits = [{ of: ["password.change", memberId], max: maxWrong, windowMs }] as const;
  const oldHash = (await memberById(tx, memberId))?.passwordHash ?? "";
  await requireSecret(tx, { limits, now, inBackground, code: 20016 }, () => isPassword(password, oldHash, who));
  return { oldHash, newHash: await hashPassword(newPassword, services.config, who) };
}

/**
 * Changes the password and ends every session. Throws Refused(20016) if it has changed since the preparation. SE-07.
 */
export async function changePassword(
  tx: Tx,
  services: Services,
  memberId: string,
  { oldHash, newHash }: PreparedChange,
): Promise<Member> {
  if (!isSameHash((await memberById(tx, memberId))?.passwordHash ?? "", oldHash)) throw new Refused(20016);
  await setPasswordHash(tx, memberId, newHash);
  await tellOfNewPassword(tx, services, memberId, newHash);
  await endAllLogins(tx, memberId, new Date(services.clock.now()));
  return ownAccount(tx, services, memberId);
}
