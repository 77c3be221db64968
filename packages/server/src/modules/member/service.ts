import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { grantWelcomeCoupons } from "#server/modules/coupon/welcomeCoupons.ts";
import { looksLikeMobile } from "#server/modules/mobileNumber.ts";
import { dummyHash } from "#server/modules/password.ts";
import { fund } from "#server/modules/wallet/ledger.ts";
import type { Services } from "#server/services.ts";
import { movePoints } from "./points.ts";
import { insertMember, type MemberRow, memberNamed, memberWithId, setLastLogin, storePasswordHash } from "./queries.ts";
import { memberView } from "./view.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Points for registering (rules 11). */
const registrationPoints = 100;
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
 * Creates a buyer with their registration points, welcome coupons and welcome money. Names have 3 to 20 letters or
 * digits and are unique in any case. Throws Refused 4002 for an invalid name, 20008 if it, the mobile number or the
 * email address is taken.
 */
export async function registerMember(tx: Tx, services: Services, wanted: NewMember): Promise<MemberRow> {
  const username = wanted.username.trim();
  if (!usernameRule.test(username) || looksLikeMobile(username))
    throw new Refused(4002, {
      detail: wordsIn(wanted.lang).sentences.input.username,
    });
  return insertBuyer(tx, services, { ...wanted, username, nickName: username });
}

/**
 * Creates a buyer from a mobile number verified with a code. They have no password until they set one with another
 * code. Throws Refused(20008).
 */
export async function registerByMobile(
  tx: Tx,
  services: Services,
  mobile: string,
  inviterId: string | undefined,
): Promise<MemberRow> {
  const nickName = `${mobile.slice(0, -8)}****${mobile.slice(-4)}`;
  const proven = { mobile };
  const passwordHash = dummyHash(services.config.passwordCost);
  return insertBuyer(tx, services, { username: mobile, nickName, passwordHash, proven, inviterId });
}

/** Creates a buyer from a third party's login. They have no password yet. Throws Refused(20008). */
export async function registerByProvider(
  tx: Tx,
  services: Services,
  wanted: { provider: string; name: string | null; email: string | null; inviterId: string | undefined },
): Promise<MemberRow> {
  const username = `${wanted.provider.toLowerCase()}_${nextId(services)}`;
  const nickName = [...(wanted.name ?? username)].slice(0, 20).join("");
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
    lastLoginAt: now,
    createdAt: now,
  });
  if (!member) throw new Refused(20008);
  await movePoints(tx, services, {
    memberId: member.id,
    delta: registrationPoints,
    reason: "REGISTER",
    reference: member.id,
  });
  await grantWelcomeCoupons(tx, services, member.id);
  const { welcomeCents } = services.config;
  await fund(tx, services, { memberId: member.id, cents: welcomeCents, reference: `welcome-${member.id}` });
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

export async function recordLogin(tx: Tx, id: string, now: Date): Promise<void> {
  await setLastLogin(tx, id, now);
}

/** A buyer's own account details. Throws Refused(20003) if the account is gone. */
export async function ownAccount(tx: Tx, services: Services, id: string) {
  const member = await memberWithId(tx, id);
  if (!member) throw new Refused(20003);
  return memberView(member, services.config.shopZone);
}
