import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Lang } from "#server/http/serve.ts";
import { nextId } from "#server/ids.ts";
import { grantWelcomeCoupons } from "#server/modules/coupon/welcome.ts";
import { hashPassword } from "#server/modules/password.ts";
import { fund } from "#server/modules/wallet/ledger.ts";
import type { Services } from "#server/services.ts";
import { movePoints } from "./points.ts";
import { insertMember, type MemberRow, memberNamed, memberWithId, setLastLogin } from "./queries.ts";
import { memberView } from "./view.ts";

/** Points of a registration (RULES 11). */
const registrationPoints = 100;
/** Letters and digits of any script, with `_`, `-` and `.` between. */
const usernameRule = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{1,18}[\p{L}\p{N}]$/u;
/** Mainland mobile, or an international one with its country code. */
export const mobileRule = /^(0?1[3-9]\d{9}|\+\d{6,15})$/;

export interface NewMember {
  username: string;
  password: string;
  mobilePhone?: string | undefined;
  inviterId?: string | undefined;
  lang: Lang;
}

/**
 * Makes a buyer with his registration points, welcome coupons and welcome money. Names have 3 to 20 letters or digits and are unique in any
 * case; the mobile may be left out. Throws Refused 4002 for a name or mobile that is not acceptable, 20008 when it is taken.
 */
export async function registerMember(tx: Tx, services: Services, wanted: NewMember): Promise<MemberRow> {
  const username = wanted.username.trim();
  const mobile = wanted.mobilePhone?.trim() || null;
  const zh = wanted.lang === "zh";
  if (!usernameRule.test(username) || looksLikeMobile(username))
    throw new Refused(4002, {
      detail: zh ? "用户名须为 3 至 20 位字母或数字" : "the username needs 3 to 20 letters or digits",
    });
  if (mobile !== null && !looksLikeMobile(mobile))
    throw new Refused(4002, { detail: zh ? "手机号格式不正确" : "the mobile number is not valid" });
  if (await memberNamed(tx, username)) throw new Refused(20008);
  const now = new Date(services.clock.now());
  const inviter = wanted.inviterId ? await memberWithId(tx, wanted.inviterId) : null;
  const member = await insertMember(tx, {
    id: nextId(services),
    username,
    nickName: username,
    mobile,
    passwordHash: await hashPassword(wanted.password),
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

/** The member with this login name or mobile. */
export async function memberByLogin(tx: Tx, login: string): Promise<MemberRow | null> {
  return memberNamed(tx, login);
}

export async function memberById(tx: Tx, id: string): Promise<MemberRow | null> {
  return memberWithId(tx, id);
}

export async function noteLogin(tx: Tx, id: string, now: Date): Promise<void> {
  await setLastLogin(tx, id, now);
}

/** What a buyer sees of himself. Throws Refused(20003) when the account is gone. */
export async function me(tx: Tx, services: Services, id: string) {
  const member = await memberWithId(tx, id);
  if (!member) throw new Refused(20003);
  return memberView(member, services.config.shopZone);
}

/** Whether a text is written like a mobile number. */
export function looksLikeMobile(text: string): boolean {
  return mobileRule.test(text);
}
