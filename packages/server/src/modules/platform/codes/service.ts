import { createHash, randomInt } from "node:crypto";
import { localForm } from "@sundry/api/address/plainPhone";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { requirePass } from "#server/modules/platform/captcha/service.ts";
import { type InBackground, requireSecret } from "#server/modules/platform/limits/attempts.ts";
import { type Limit, perAddress, perCaller } from "#server/modules/platform/limits/limit.ts";
import { countOneMore, countWithinAll } from "#server/modules/platform/limits/rateLimit.ts";
import { isKnownDevice } from "#server/modules/platform/limits/knownDevices.ts";
import { countCode, warnOperator } from "#server/operation/warnings.ts";
import { sendMessage } from "#server/modules/platform/outgoing/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { siteName } from "#server/settings/siteWords.ts";
import { codeLetter } from "./letters.ts";
import { contactOf, isCodeOf, memberReachedBy, saveCode, useCode } from "./queries.ts";
import { countedRecipient, type Recipient, readRecipient } from "./recipient.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Lifetime of a code (rules 2). */
const lifeMs = 300_000;
const digits = 6;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const hourMs = 60 * minuteMs;
/** Codes that one network address may request within some minutes and within an hour, whoever gets them. */
const sendsOfOne = [
  { max: 10, windowMs: 5 * minuteMs },
  { max: 60, windowMs: hourMs },
];
/** Codes to one recipient per day, as requested by one device of its owner, or from one network address. */
const sendsPerDay = { max: 10, windowMs: dayMs };
/**
 * Codes to one recipient that strangers may request, all together: what somebody can be pestered with, and what that
 * costs. A device on which the owner has logged in before is no stranger, so nobody can use up what it needs.
 */
const sendsOfStrangers = [
  { max: 6, windowMs: hourMs },
  { max: 20, windowMs: dayMs },
];
/** What strangers may use of the shop's hourly limit; the rest is for devices that are known. */
const strangersPart = 0.75;
/** Strangers' part is given out evenly, so that a flood is over some minutes after it ends. */
const sliceMs = 5 * minuteMs;
const leastPerSlice = 10;
/** Part of the hourly limit from which the operator is told. */
const warnFrom = 0.8;
/** Wrong codes from one device for one recipient, and from one address for all, before the next has to wait. */
const maxWrong = 5;
const maxWrongOfAddress = 50;

/** Purposes whose code always goes to the logged-in buyer: to their number, or else to their email address. */
const toThemselves: ReadonlySet<VerificationPurpose> = new Set(["UPDATE_PASSWORD", "WALLET_PASSWORD", "CLOSE_ACCOUNT"]);

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
  const { purpose, uuid, lang } = request;
  if (uuid === "") throw new Refused(1004);
  const now = new Date(services.clock.now());
  const recipient = toThemselves.has(purpose) ? await ownRecipient(tx, request.buyer) : readRecipient(request.to);
  if (recipient?.channel !== request.channel) throw new Refused(4002, { detail: invalidRecipient(request) });
  await requirePass(tx, services, purpose, uuid);
  const isKnown = await isOwner(tx, recipient.to, request);
  const counted = countedRecipient(recipient.to);
  await countWithinAll(tx, isKnown ? limitsOfOwner(counted, uuid) : limitsOfStranger(counted, request), now);
  await countForShop(tx, services, isKnown, now);
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const key = { purpose, uuid, recipient: recipient.to };
  await saveCode(tx, key, hashOf(key, code), now, new Date(now.getTime() + lifeMs));
  const { subject, body } = codeLetter(await siteName(tx, lang), code, purpose, lang);
  await sendMessage(tx, services, {
    channel: recipient.channel,
    // Gateways of mainland China know their own numbers without the country.
    to: recipient.channel === "SMS" ? localForm(recipient.to) : recipient.to,
    ...(recipient.channel === "EMAIL" && { subject }),
    body,
    goodForMs: lifeMs,
  });
}

/** Whether the account of a number or address is used here: by this login, or on this device before. */
async function isOwner(tx: Tx, to: string, { buyer, uuid }: CodeRequest): Promise<boolean> {
  const owner = await memberReachedBy(tx, to);
  // Asked for a number without an account too, so that it takes the same time.
  const isKnown = await isKnownDevice(tx, owner ?? "", uuid);
  return owner !== null && (isKnown || buyer?.id === owner);
}

function limitsOfOwner(to: string, uuid: string): readonly Limit[] {
  return [
    { of: ["code.resend.owner", to, uuid], max: 1, windowMs: minuteMs },
    { of: ["code.day.owner", to, uuid], ...sendsPerDay },
  ];
}

/** The recipient's come last: what is refused because of an address uses up nobody's. */
function limitsOfStranger(to: string, from: CodeRequest): readonly Limit[] {
  return [
    ...perCaller(`code.resend ${to}`, from, { max: 1, windowMs: minuteMs }),
    ...sendsOfOne.flatMap((bounds) => perCaller(`code.send ${bounds.windowMs}`, from, bounds)),
    ...perCaller(`code.day ${to}`, from, sendsPerDay),
    ...sendsOfStrangers.map((bounds) => ({ of: ["code.strangers", to, String(bounds.windowMs)] as const, ...bounds })),
  ];
}

/**
 * Counts a code against what the shop pays for within an hour. Last, because everybody waits for these rows until the
 * transaction ends. Throws Refused(503).
 */
async function countForShop(tx: Tx, services: Services, isKnown: boolean, now: Date): Promise<void> {
  const { codesPerHour } = services.config.messages;
  const ofStrangers = Math.ceil(codesPerHour * strangersPart);
  const slice = Math.max(leastPerSlice, Math.ceil((ofStrangers * sliceMs) / hourMs));
  const place = isKnown ? "known" : "open";
  const limits: Limit[] = [
    ...(isKnown
      ? []
      : [
          { of: ["code.slice"] as const, max: slice, windowMs: sliceMs },
          { of: ["code.open"] as const, max: ofStrangers, windowMs: hourMs },
        ]),
    { of: ["code.all"], max: codesPerHour, windowMs: hourMs },
  ];
  let sent = 0;
  for (const limit of limits) {
    sent = await countOneMore(tx, limit, now);
    if (sent <= limit.max) continue;
    countCode(place, "refused");
    warnOperator(
      "codes",
      `No more codes are sent for now: ${limit.max} were requested within ${limit.windowMs / minuteMs} minutes (SUNDRY_CODES_PER_HOUR is ${codesPerHour}).`,
      now,
    );
    throw new Refused(503);
  }
  countCode(place, "sent");
  if (sent >= codesPerHour * warnFrom)
    warnOperator(
      "codes soon",
      `${sent} of ${codesPerHour} codes of this hour have been sent (SUNDRY_CODES_PER_HOUR).`,
      now,
    );
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
  await proveCode(tx, services, recipient, proof, { inBackground, check: useCode });
  return recipient;
}

/**
 * Checks a code before work that costs more, and leaves it valid; a wrong one counts. Throws Refused as
 * {@link takeCode}, which uses it up afterwards.
 */
export async function requireCode(
  tx: Tx,
  services: Services,
  proof: CodeProof,
  inBackground: InBackground,
): Promise<void> {
  const recipient = readRecipient(proof.to);
  if (!recipient) throw new Refused(80210);
  await proveCode(tx, services, recipient, proof, { inBackground, check: isCodeOf });
}

/** Like {@link requireCode}, for a code that was sent to the logged-in buyer. */
export async function requireOwnCode(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  proof: Omit<CodeProof, "to">,
  inBackground: InBackground,
): Promise<void> {
  await proveCode(tx, services, await ownRecipient(tx, buyer), proof, { inBackground, check: isCodeOf });
}

/** Like {@link takeCode}, for a code that was sent to the logged-in buyer. Also throws Refused 20011 if they have no number and no email address. */
export async function takeOwnCode(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  proof: Omit<CodeProof, "to">,
  inBackground: InBackground,
): Promise<void> {
  await proveCode(tx, services, await ownRecipient(tx, buyer), proof, { inBackground, check: useCode });
}

async function proveCode(
  tx: Tx,
  services: Services,
  recipient: Recipient,
  { purpose, code, uuid, address }: Omit<CodeProof, "to">,
  { inBackground, check }: { inBackground: InBackground; check: typeof useCode },
): Promise<void> {
  if (uuid === "") throw new Refused(80210);
  const now = new Date(services.clock.now());
  const key = { purpose, uuid, recipient: recipient.to };
  const limits: Limit[] = [
    { of: ["code.wrong", purpose, recipient.to, uuid], max: maxWrong, windowMs: lifeMs },
    ...perAddress("code.wrong", address, { max: maxWrongOfAddress, windowMs: lifeMs }),
  ];
  await requireSecret(tx, { limits, now, inBackground, code: 80210 }, () =>
    check(tx, key, hashOf(key, code.trim()), now),
  );
}

async function ownRecipient(tx: Tx, buyer: Buyer | null): Promise<Recipient> {
  if (!buyer) throw new Refused(20003);
  const contact = await contactOf(tx, buyer.id);
  if (contact?.mobile) return readRecipient(contact.mobile) ?? { channel: "SMS", to: contact.mobile };
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
