import { localForm } from "@sundry/api/address/plainPhone";
import { cleanText } from "#server/cleanText.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { looksLikePhone } from "#server/modules/platform/text/phone.ts";
import { isReservedName, refuseReservedName } from "#server/modules/platform/names/names.ts";
import { dummyHash } from "#server/modules/platform/password/password.ts";
import { shopNames } from "#server/settings/siteWords.ts";
import { giveWelcomeMoney } from "#server/modules/account/wallet/welcomeMoney.ts";
import type { Services } from "#server/services.ts";
import { movePoints } from "./points.ts";
import {
  insertMember,
  type MemberRow,
  memberNamed,
  memberWithId,
  setLastLogin,
  storeLettersOff,
  storePasswordHash,
} from "./queries.ts";
import { memberView } from "./view.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Letters and digits of any script, with `_`, `-` and `.` in between. */
const usernameRule = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{1,18}[\p{L}\p{N}]$/u;

export interface NewMember {
  username: string;
  /** Hash of their password. */
  passwordHash: string;
  /** A number or address that was verified with a code. */
  proven?: { mobile?: string; email?: string };
  inviterId?: string | undefined;
  lang: Lang;
}

/**
 * Creates a buyer with their registration points and welcome money, and tells of them. Names have 3 to 20 letters or
 * digits and are unique in any case. Throws Refused 4002 for an invalid name, 20008 if it, the mobile number or the
 * email address is taken.
 */
export async function registerMember(tx: Tx, services: Services, wanted: NewMember): Promise<MemberRow> {
  const username = await validName(tx, wanted);
  return insertBuyer(tx, services, { ...wanted, username, nickName: username });
}

/** Throws Refused 4002 for an invalid name and 20008 for a taken one, without storing anything. */
export async function requireFreeName(tx: Tx, wanted: Pick<NewMember, "username" | "lang">): Promise<void> {
  if (await memberNamed(tx, await validName(tx, wanted))) throw new Refused(20008);
}

async function validName(tx: Tx, { username: typed, lang }: Pick<NewMember, "username" | "lang">): Promise<string> {
  const username = typed.trim();
  if (!usernameRule.test(username) || looksLikePhone(username))
    throw new Refused(4002, { detail: wordsIn(lang).sentences.input.username });
  await refuseReservedName(tx, username, lang);
  return username;
}

/**
 * Creates a buyer from a mobile number (E.164) verified with a code, named by it. They have no password until they set one with another
 * code. Throws Refused(20008).
 */
export async function registerByMobile(
  tx: Tx,
  services: Services,
  mobile: string,
  inviterId: string | undefined,
): Promise<MemberRow> {
  const username = localForm(mobile);
  const nickName = `${username.slice(0, -8)}****${username.slice(-4)}`;
  const proven = { mobile };
  const passwordHash = dummyHash(services.config.passwordCost);
  return insertBuyer(tx, services, { username, nickName, passwordHash, proven, inviterId });
}

/** Creates a buyer from a third party's login. They have no password yet. Throws Refused(20008). */
export async function registerByProvider(
  tx: Tx,
  services: Services,
  wanted: { provider: string; name: string | null; email: string | null; inviterId: string | undefined },
): Promise<MemberRow> {
  const username = `${wanted.provider.toLowerCase()}_${nextId(services)}`;
  const named = cleanText(wanted.name ?? "").trim();
  const unnamed = named === "" || isReservedName(named, await shopNames(tx));
  const nickName = [...(unnamed ? username : named)].slice(0, 20).join("");
  const proven = wanted.email ? { email: wanted.email } : {};
  return insertBuyer(tx, services, {
    username,
    nickName,
    passwordHash: dummyHash(services.config.passwordCost),
    proven,
    inviterId: wanted.inviterId,
  });
}

interface Newcomer extends Pick<NewMember, "username" | "proven" | "inviterId"> {
  nickName: string;
  passwordHash: string;
  /** Where a login follows, it tells the language. */
  lang?: Lang;
}

async function insertBuyer(tx: Tx, services: Services, wanted: Newcomer): Promise<MemberRow> {
  const { username, nickName, passwordHash, proven = {} } = wanted;
  for (const login of [username, proven.mobile, proven.email])
    if (login && (await memberNamed(tx, login))) throw new Refused(20008);
  const now = new Date(services.clock.now());
  const inviter = wanted.inviterId ? await memberWithId(tx, wanted.inviterId) : null;
  const member = await insertMember(tx, {
    id: nextId(services),
    username,
    nickName,
    mobile: proven.mobile ?? null,
    email: proven.email ?? null,
    passwordHash,
    inviterId: inviter?.id ?? null,
    language: wanted.lang ?? null,
    lastLoginAt: now,
    createdAt: now,
  });
  if (!member) throw new Refused(20008);
  const { welcomeCents, welcomePoints } = services.config;
  await movePoints(tx, services, {
    memberId: member.id,
    delta: welcomePoints,
    reason: "REGISTER",
    reference: member.id,
  });
  await giveWelcomeMoney(tx, services, { memberId: member.id, cents: welcomeCents });
  await services.events.memberRegistered(tx, services, member.id);
  return member;
}

/** The member with this login name, mobile number or email address. */
export async function memberByLogin(tx: Tx, login: string): Promise<MemberRow | null> {
  return memberNamed(tx, login);
}

export async function memberById(tx: Tx, id: string): Promise<MemberRow | null> {
  return memberWithId(tx, id);
}

/** Sets a buyer's password. */
export async function setPasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await storePasswordHash(tx, id, passwordHash);
}

export async function recordLogin(tx: Tx, id: string, now: Date, language: Lang): Promise<void> {
  await setLastLogin(tx, id, now, language);
}

/** A buyer's own account details. Throws Refused(20003) if the account is gone. */
export async function ownAccount(tx: Tx, services: Services, id: string) {
  const member = await memberWithId(tx, id);
  if (!member) throw new Refused(20003);
  return memberView(member, services.config.shopZone);
}

/** Whether a buyer gets letters that they can do without. */
export async function wantsLetters(tx: Tx, id: string): Promise<boolean> {
  return (await memberWithId(tx, id))?.lettersOff === false;
}

/** Ends or begins such letters. */
export async function setLettersOff(tx: Tx, id: string, off: boolean): Promise<void> {
  await storeLettersOff(tx, id, off);
}
