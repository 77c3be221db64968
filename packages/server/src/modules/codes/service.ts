import { createHash, randomInt } from "node:crypto";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { requirePass } from "#server/modules/captcha/service.ts";
import { type InBackground, requireSecret } from "#server/modules/limits/attempts.ts";
import { countWithin } from "#server/modules/limits/rateLimit.ts";
import { memberById } from "#server/modules/member/service.ts";
import { sendMessage } from "#server/modules/outgoing/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { codeLetter } from "./letters.ts";
import { putCode, useCode } from "./queries.ts";
import { type Recipient, readRecipient } from "./recipient.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Life of a code (rules 2). */
const lifeMs = 300_000;
const digits = 6;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Codes that leave for one address of the network within a minute, and to one number within a day. */
const sendsPerMinute = 10;
const sendsPerDay = 20;
/** Wrong codes for one recipient before the next has to wait. */
const mostWrong = 5;

/** Purposes whose code goes to the number of who is logged in, whatever was asked for. */
const ownNumber: ReadonlySet<VerificationPurpose> = new Set(["UPDATE_PASSWORD", "WALLET_PASSWORD"]);

export interface CodeRequest {
  channel: Recipient["channel"];
  purpose: VerificationPurpose;
  /** As typed. */
  to: string;
  uuid: string;
  /** Network address of who asks. */
  address: string;
  buyer: Buyer | null;
  lang: Lang;
}

/**
 * Sends a code of 6 digits; an older one for the same counts no more. Throws Refused 1004 without a device, 4002 for something
 * that is no recipient, 80204 without a solved puzzle, 1003 when it is too soon or too often, 20003, 20011 and 70007. SE-06, SE-07.
 */
export async function sendCode(tx: Tx, services: Services, request: CodeRequest): Promise<void> {
  const { purpose, uuid, address, lang } = request;
  if (uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const recipient = ownNumber.has(purpose) ? await ownRecipient(tx, request.buyer) : readRecipient(request.to);
  if (recipient?.channel !== request.channel) throw new Refused(4002, { detail: notARecipient(request) });
  await requirePass(tx, services, purpose, uuid);
  await countWithin(tx, { of: ["code.resend", recipient.to], most: 1, windowMs: minuteMs }, now);
  await countWithin(tx, { of: ["code.day", recipient.to], most: sendsPerDay, windowMs: dayMs }, now);
  await countWithin(tx, { of: ["code.send", address], most: sendsPerMinute, windowMs: minuteMs }, now);
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const key = { purpose, uuid, recipient: recipient.to };
  await putCode(tx, key, hashOf(key, code), now, new Date(now.getTime() + lifeMs));
  const { subject, body } = codeLetter(code, purpose, lang);
  await sendMessage(tx, services, {
    channel: recipient.channel,
    to: recipient.to,
    ...(recipient.channel === "EMAIL" && { subject }),
    body,
    goodForMs: lifeMs,
  });
}

/** A code as it came back. */
export interface CodeProof {
  purpose: VerificationPurpose;
  /** As typed. */
  to: string;
  code: string;
  uuid: string;
}

/**
 * Uses a code up and answers where it had gone. A call that is refused later leaves it good. Throws Refused 80210 for a code that
 * is wrong, expired or used, and 1003 after several wrong ones.
 */
export async function takeCode(
  tx: Tx,
  services: Services,
  { purpose, to, code, uuid }: CodeProof,
  inBackground: InBackground,
): Promise<Recipient> {
  const recipient = readRecipient(to);
  if (!recipient || uuid === "") throw new Refused(80210);
  const now = new Date(services.clock.now());
  const key = { purpose, uuid, recipient: recipient.to };
  const limits = [{ of: ["code.wrong", purpose, recipient.to], most: mostWrong, windowMs: lifeMs }] as const;
  await requireSecret(tx, { limits, now, inBackground, code: 80210 }, () =>
    useCode(tx, key, hashOf(key, code.trim()), now),
  );
  return recipient;
}

async function ownRecipient(tx: Tx, buyer: Buyer | null): Promise<Recipient> {
  if (!buyer) throw new Refused(20003);
  const member = await memberById(tx, buyer.id);
  if (!member?.mobile) throw new Refused(20011);
  return { channel: "SMS", to: member.mobile };
}

function notARecipient({ channel, lang }: CodeRequest): string {
  const { mobile, email } = wordsIn(lang).sentences.input;
  return channel === "SMS" ? mobile : email;
}

function hashOf(key: object, code: string): string {
  return createHash("sha256")
    .update(JSON.stringify([key, code]))
    .digest("hex");
}
