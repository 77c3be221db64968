import { createTransport } from "nodemailer";
import type { OutgoingRow } from "./queries.ts";
import type { Channel, MessageSettings } from "./settings.ts";

/** Delivers one message, or throws. */
export type Sender = (message: OutgoingRow) => Promise<void>;
/** The channels that have a provider. */
export type Senders = Partial<Record<Channel, Sender>>;

/** A provider that does not answer is given up after this many ms. */
const patienceMs = 10_000;

const made = new WeakMap<MessageSettings, Senders>();

/** The senders of a running shop; a connection to its SMTP server is opened once. */
export function sendersOf(settings: MessageSettings): Senders {
  const known = made.get(settings) ?? createSenders(settings);
  made.set(settings, known);
  return known;
}

/** Makes the senders that are set up. Their errors name what went wrong, never what was in a message. */
export function createSenders({ sms, smtp }: MessageSettings): Senders {
  return { ...(sms && { SMS: smsSender(sms) }), ...(smtp && { EMAIL: emailSender(smtp) }) };
}

/** Posts `{ mobile, text }` as JSON to the hook; anything but a 2xx answer is a failure. */
function smsSender({ url, token }: NonNullable<MessageSettings["sms"]>): Sender {
  return async ({ recipient, body }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ mobile: recipient, text: body }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS hook answered ${answer.status}`);
  };
}

function emailSender({ url, from }: NonNullable<MessageSettings["smtp"]>): Sender {
  const transport = createTransport(url, { from });
  return async ({ recipient, subject, body, replyTo }) => {
    const letter = { to: recipient, subject: subject ?? "", text: body, ...(replyTo && { replyTo }) };
    // The error itself stays behind: it can hold the letter and the address.
    const failure = await transport.sendMail(letter).then(() => null, codeOf);
    if (failure !== null) throw new Error(`the SMTP server did not take an e-mail: ${failure}`);
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
