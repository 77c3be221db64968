import { createHash, randomInt } from "node:crypto";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { Tx } from "#server/db/transaction.ts";
import { countedAddress } from "#server/http/countedAddress.ts";
import { Refused } from "#server/http/refused.ts";
import { requirePass } from "#server/modules/captcha/service.ts";
import { type InBackground, requireSecret } from "#server/modules/limits/attempts.ts";
import { type Limit, perAddress } from "#server/modules/limits/limit.ts";
import { countWithin, isWithin } from "#server/modules/limits/rateLimit.ts";
import { sendMessage } from "#server/modules/outgoing/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { siteName } from "#server/modules/siteWords.ts";
import { codeLetter } from "./letters.ts";
import { contactOf, saveCode, useCode } from "./queries.ts";
import { type Recipient, readRecipient } from "./recipient.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Lifetime of a code (rules 2). */
const lifeMs = 300_000;
const digits = 6;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const hourMs = 60 * minuteMs;
/** Codes that one network address may request per minute. */
const sendsPerMinute = 10;
/**
 * Codes to one recipient per day, as requested by one network address, and by all together: no single address can block
 * the owner.
 */
const sendsPerDay = 10;
const sendsPerDayOfAll = 60;
/** Wrong codes from one device for one recipient, and from one address for all, before the next has to wait. */
const maxWrong = 5;
const maxWrongOfAddress = 50;

/** Purposes whose code always goes to the logged-in buyer: to their number, or else to their email address. */
const toThemselves: ReadonlySet<VerificationPurpose> = new Set(["UPDATE_PASSWORD", "WALLET_PASSWORD"]);

export interface CodeRequest {
  channel: Recipient["channel"];
  purpose: VerificationPurpose;
  /** As typed. */
  to: string;
  uuid: string;
  /** Network address of the client. */
  address: string;
  buyer: Buyer | null;
  lang: Lang;
}

/**
 * Sends a 6-digit code; an older one for the same purpose becomes invalid. Throws Refused 1004 without a device, 4002
 * for an invalid recipient, 80204 without a solved puzzle, 1003 if it is too soon or too often, 503 if the whole shop
 * has reached its hourly limit, 20003, 20011 and 70007. SE-06, SE-07.
 */
export async function sendCode(tx: Tx, services: Services, request: CodeRequest): Promise<void> {
  const { purpose, uuid, address, lang } = request;
  if (uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const recipient = toThemselves.has(purpose) ? await ownRecipient(tx, request.buyer) : readRecipient(request.to);
  if (recipient?.channel !== request.channel) throw new Refused(4002, { detail: invalidRecipient(request) });
  await requirePass(tx, services, purpose, uuid);
  const from = countedAddress(address) ?? "";
  await countWithin(tx, { of: ["code.resend", recipient.to, from], max: 1, windowMs: minuteMs }, now);
  await countWithin(tx, { of: ["code.day", recipient.to, from], max: sendsPerDay, windowMs: dayMs }, now);
  await countWithin(tx, { of: ["code.day", recipient.to], max: sendsPerDayOfAll, windowMs: dayMs }, now);
  await countWithin(tx, { of: ["code.send", from], max: sendsPerMinute, windowMs: minuteMs }, now);
  // Last, because everybody waits for this row until the transaction ends.
  const { codesPerHour } = services.config.messages;
  if (!(await isWithin(tx, { of: ["code.all"], max: codesPerHour, windowMs: hourMs }, now))) throw new Refused(503);
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const key = { purpose, uuid, recipient: recipient.to };
  await saveCode(tx, key, hashOf(key, code), now, new Date(now.getTime() + lifeMs));
  const { subject, body } = codeLetter(await siteName(tx, lang), code, purpose, lang);
  await sendMessage(tx, services, {
    channel: recipient.channel,
    to: recipient.to,
    ...(recipient.channel === "EMAIL" && { subject }),
    body,
    goodForMs: lifeMs,
  });
}

/** A code as the buyer entered it. */
export interface CodeProof {
  purpose: VerificationPurpose;
  /** As typed. */
  to: string;
  code: string;
  uuid: string;
  /** Network address of the client. */
  address: string;
}

/**
 * Uses up a code and returns the recipient it was sent to. If the call is refused later, the code stays valid. Throws
 * Refused 80210 for a wrong, expired or used code, and 1003 after several wrong ones from this device or many from this
 * address. A code is valid only on the device that requested it, so other people's guesses delay nobody.
 */
export async function takeCode(
  tx: Tx,
  services: Services,
  proof: CodeProof,
  inBackground: InBackground,
): Promise<Recipient> {
  const recipient = readRecipient(proof.to);
  if (!recipient) throw new Refused(80210);
  await useCodeOf(tx, services, recipient, proof, inBackground);
  return recipient;
}

/** Like {@link takeCode}, for a code that was sent to the logged-in buyer. Also throws Refused 20011 if they have no number and no email address. */
export async function takeOwnCode(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  proof: Omit<CodeProof, "to">,
  inBackground: InBackground,
): Promise<void> {
  await useCodeOf(tx, services, await ownRecipient(tx, buyer), proof, inBackground);
}

async function useCodeOf(
  tx: Tx,
  services: Services,
  recipient: Recipient,
  { purpose, code, uuid, address }: Omit<CodeProof, "to">,
  inBackground: InBackground,
): Promise<void> {
  if (uuid === "") throw new Refused(80210);
  const now = new Date(services.clock.now());
  const key = { purpose, uuid, recipient: recipient.to };
  const limits: Limit[] = [
    { of: ["code.wrong", purpose, recipient.to, uuid], max: maxWrong, windowMs: lifeMs },
    ...perAddress("code.wrong", address, { max: maxWrongOfAddress, windowMs: lifeMs }),
  ];
  await requireSecret(tx, { limits, now, inBackground, code: 80210 }, () =>
    useCode(tx, key, hashOf(key, code.trim()), now),
  );
}

async function ownRecipient(tx: Tx, buyer: Buyer | null): Promise<Recipient> {
  if (!buyer) throw new Refused(20003);
  const contact = await contactOf(tx, buyer.id);
  if (contact?.mobile) return { channel: "SMS", to: contact.mobile };
  if (contact?.email) return { channel: "EMAIL", to: contact.email };
  throw new Refused(20011);
}

function invalidRecipient({ channel, lang }: CodeRequest): string {
  const { mobile, email } = wordsIn(lang).sentences.input;
  return channel === "SMS" ? mobile : email;
}

function hashOf(key: object, code: string): string {
  return createHash("sha256")
    .update(JSON.stringify([key, code]))
    .digest("hex");
}
