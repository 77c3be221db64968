import { isDemo } from "#server/demoDefault.ts";

/** How messages leave the shop: through providers, or to the outbox page of a demonstration shop. */
export interface MessageSettings {
  /** HTTP hook that sends an SMS. */
  sms: { url: string; token: string | undefined } | undefined;
  /** SMTP server, with the sender's address. */
  smtp: { url: string; from: string } | undefined;
  /**
   * Shows messages without a provider on `/outbox`. Never for a shop with real buyers: anybody who sees it can log in
   * as anybody.
   */
  outbox: boolean;
  /** Whether buyers get letters about their orders and their account by email. */
  letters: boolean;
  /** Recipient of the contact page; undefined keeps its messages in the database only. */
  contactTo: string | undefined;
  /** Whether registering needs a verified mobile number or email address. */
  registrationCode: boolean;
  /** Maximum codes of the whole shop per hour, which limits the cost of a flood. */
  codesPerHour: number;
}

/** Channel of a message. */
export type Channel = "SMS" | "EMAIL";

/** What happens to a message on a channel: a provider sends it, the outbox shows it, or neither. */
export function transportOf(settings: MessageSettings, channel: Channel): "provider" | "outbox" | "none" {
  const provider = channel === "SMS" ? settings.sms : settings.smtp;
  if (provider) return "provider";
  return settings.outbox ? "outbox" : "none";
}

/**
 * Reads `SUNDRY_SMS_URL`, `SUNDRY_SMTP_URL` and the other message settings. Throws an Error with one plain sentence if
 * one is malformed.
 */
export function readMessageSettings(env: NodeJS.ProcessEnv): MessageSettings {
  const smsUrl = addressIn(env, "SUNDRY_SMS_URL", ["http:", "https:"]);
  const smtpUrl = addressIn(env, "SUNDRY_SMTP_URL", ["smtp:", "smtps:"]);
  const from = env.SUNDRY_SMTP_FROM || undefined;
  if (smtpUrl && !from)
    throw new Error("SUNDRY_SMTP_FROM must name the sender of e-mails when SUNDRY_SMTP_URL is set.");
  const provided = Boolean(smsUrl || smtpUrl);
  return {
    sms: smsUrl ? { url: smsUrl, token: env.SUNDRY_SMS_TOKEN || undefined } : undefined,
    smtp: smtpUrl && from ? { url: smtpUrl, from } : undefined,
    outbox: choice(env, "SUNDRY_OUTBOX", { on: true, off: false }, isDemo(env)),
    letters: choice(env, "SUNDRY_LETTERS", { on: true, off: false }, true),
    contactTo: env.SUNDRY_CONTACT_TO || from,
    registrationCode: choice(env, "SUNDRY_REGISTRATION_CODE", { required: true, optional: false }, provided),
    codesPerHour: codesPerHour(env),
  };
}

function codesPerHour(env: NodeJS.ProcessEnv): number {
  const text = env.SUNDRY_CODES_PER_HOUR || "1000";
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 1_000_000) return value;
  throw new Error(`SUNDRY_CODES_PER_HOUR must be a whole number from 1 to 1000000; it is "${text}".`);
}

function choice(env: NodeJS.ProcessEnv, name: string, words: Readonly<Record<string, boolean>>, fallback: boolean) {
  const text = env[name];
  if (!text) return fallback;
  const value = Object.hasOwn(words, text) ? words[text] : undefined;
  if (value !== undefined) return value;
  throw new Error(`${name} must be ${Object.keys(words).join(" or ")}; it is "${text}".`);
}

function addressIn(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  // The address may contain a password, so the sentence does not repeat it.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`);
  return text;
}
