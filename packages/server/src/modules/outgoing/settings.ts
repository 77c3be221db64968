/** How messages leave the shop: by providers, or into the outbox page of a shop that only demonstrates. */
export interface MessageSettings {
  /** HTTP hook that sends an SMS. */
  sms: { url: string; token: string | undefined } | undefined;
  /** SMTP server, with the sender's address. */
  smtp: { url: string; from: string } | undefined;
  /** Shows what no provider takes on `/outbox`. Never in a shop with real buyers: whoever sees it can log in as anybody. */
  outbox: boolean;
  /** Where the contact page writes to; undefined keeps its messages in the database alone. */
  contactTo: string | undefined;
  /** Who registers has to prove a mobile number or an e-mail address. */
  registrationCode: boolean;
}

/** A way messages travel. */
export type Channel = "SMS" | "EMAIL";

/** What happens to a message on a channel: sent by a provider, shown in the outbox, or nothing at all. */
export function wayOf(settings: MessageSettings, channel: Channel): "provider" | "outbox" | "none" {
  const provider = channel === "SMS" ? settings.sms : settings.smtp;
  if (provider) return "provider";
  return settings.outbox ? "outbox" : "none";
}

/** Reads `SUNDRY_SMS_URL`, `SUNDRY_SMTP_URL` and their sisters; throws an Error with one plain sentence when one is malformed. */
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
    outbox: choice(env, "SUNDRY_OUTBOX", { on: true, off: false }, !env.DATABASE_URL),
    contactTo: env.SUNDRY_CONTACT_TO || from,
    registrationCode: choice(env, "SUNDRY_REGISTRATION_CODE", { required: true, optional: false }, provided),
  };
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
  // The address may hold a password, so the sentence does not repeat it.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`);
  return text;
}
