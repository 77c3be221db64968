import { contactMessages } from "#server/db/schema/feedback.ts";
import { siteName } from "#server/settings/siteWords.ts";
import { fallback } from "#server/locales.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { looksLikeEmail } from "#server/modules/platform/codes/recipient.ts";
import { countWithin } from "#server/modules/platform/limits/rateLimit.ts";
import { sendMessage } from "#server/modules/platform/outgoing/service.ts";
import { transportOf } from "#server/modules/platform/outgoing/settings.ts";
import type { Services } from "#server/services.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

const perMinute = 5;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The only type of message so far (product 39). */
const contactType = "CONTACT";
/** Recipient in the outbox of a shop without its own address. */
const nobodyYet = "the shop";

/** A message to the shop. */
export interface Letter {
  type: string;
  name: string;
  email: string;
  subject: string;
  content: string;
}

/** Sender of a message. */
export interface Sender {
  /** Null for a visitor. */
  memberId: string | null;
  lang: Lang;
  /** Network address. */
  address: string;
}

/** Stores a message to the shop and forwards it if possible. Throws Refused 4002 and 1003. MC-17, product 39. */
export async function sendContactMessage(
  tx: Tx,
  services: Services,
  { type, name, email, subject, content }: Letter,
  { memberId, lang, address }: Sender,
): Promise<void> {
  const { input } = wordsIn(lang).sentences;
  if (type !== contactType) throw new Refused(4002, { detail: input.contactType });
  const replyTo = email.trim();
  if (!looksLikeEmail(replyTo)) throw new Refused(4002, { detail: input.email });
  const createdAt = new Date(services.clock.now());
  await countWithin(tx, { of: ["contact", address], max: perMinute, windowMs: minuteMs }, createdAt);
  await tx
    .insert(contactMessages)
    .values({ id: nextId(services), memberId, name, email: replyTo, subject, content, createdAt });
  const { messages } = services.config;
  if (
    transportOf(messages, "EMAIL") === "none" ||
    (transportOf(messages, "EMAIL") === "provider" && !messages.contactTo)
  )
    return;
  await sendMessage(tx, services, {
    channel: "EMAIL",
    to: messages.contactTo ?? nobodyYet,
    subject: `[${oneLine(await siteName(tx, fallback))}] ${oneLine(subject)}`,
    body: `${oneLine(name)} <${replyTo}>\n\n${content}`,
    replyTo,
    goodForMs: dayMs,
  });
}

/** A header of an email ends at a line break, so a stranger's text must not contain one. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ").trim();
}
