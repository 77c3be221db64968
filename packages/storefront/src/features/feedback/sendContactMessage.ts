import { create, post } from "@sundry/api/contract/feedback";
import { client } from "../../shared/data/client.ts";

/** A message to the shop. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  content: string;
}

/** Whether a login is needed: a backend without contact messages takes them as a buyer's feedback. */
export function contactNeedsLogin(): boolean {
  return !client.supports(post);
}

/** Sends a message in the way the backend supports. One of them takes what stands between angle brackets for a tag and drops it. */
export async function sendContactMessage({ name, email, subject, content }: ContactMessage): Promise<void> {
  if (contactNeedsLogin())
    await client.send(create, { context: [subject, content, `${name}, ${email}`].join("\n"), type: "OTHER" });
  else await client.send(post, { type: "CONTACT", name, email, subject, content });
}
