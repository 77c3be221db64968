import { createTransport, type NodemailerError } from "nodemailer";
import type { OutgoingRow } from "./queries.ts";
import type { Channel, MessageSettings } from "./settings.ts";

/** A message that nobody will ever take: its recipient does not exist, or its content is refused for good. */
export class UndeliverableMessage extends Error {
  override readonly name = "UndeliverableMessage";
}

/** Delivers one message, or throws: {@link UndeliverableMessage} if another try would be in vain. */
export type Sender = (message: OutgoingRow) => Promise<void>;
/** The channels that have a provider. */
export type Senders = Partial<Record<Channel, Sender>>;

/** Time limit for a provider's answer, in ms. */
const patienceMs = 10_000;

const made = new WeakMap<MessageSettings, Senders>();

/** The senders of a running shop; the connection to its SMTP server is opened once. */
export function sendersOf(settings: MessageSettings): Senders {
  const known = made.get(settings) ?? createSenders(settings);
  made.set(settings, known);
  return known;
}

/** Creates the configured senders. Their errors name the problem, never the content of a message. */
export function createSenders({ sms, smtp }: MessageSettings): Senders {
  return { ...(sms && { SMS: smsSender(sms) }), ...(smtp && { EMAIL: emailSender(smtp) }) };
}

/** Posts `{ mobile, text }` as JSON to the hook; any answer but 2xx is a failure. */
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
  const { host } = new URL(
    `smtp://${
      from
        .split("@")
        .at(-1)
        ?.replaceAll(/[^\w.-]/g, "") || "shop"
    }`,
  );
  return async ({ id, recipient, subject, body, html, unsubscribe, replyTo }) => {
    const letter = {
      to: recipient,
      subject: subject ?? "",
      text: body,
      // The same for each try, so that mailboxes can tell that it is the same message.
      messageId: `<${id}@${host}>`,
      ...(html && { html }),
      ...(unsubscribe && { headers: endHeaders(unsubscribe) }),
      ...(replyTo && { replyTo }),
    };
    // The original error is dropped, because it can contain the message and the address.
    const failure = await transport.sendMail(letter).then(() => null, failureOf);
    if (!failure) return;
    const text = `the SMTP server did not take an e-mail: ${failure.code}`;
    throw failure.isFinal ? new UndeliverableMessage(text) : new Error(text);
  };
}

/** The button of mailboxes to end messages of a sort, with one click (RFC 8058). */
function endHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** What is known of a failure, and whether it is about this one recipient or message, and final. */
function failureOf(error: unknown): { code: string; isFinal: boolean } {
  const { code = "unknown", command, permanent } = error as NodemailerError;
  // A sender that is refused, or a login, is a mistake of the shop, which can be mended.
  const isOfMessage = command === "RCPT TO" || command === "DATA";
  return { code, isFinal: isOfMessage && permanent === true };
}
