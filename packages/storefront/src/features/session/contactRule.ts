import { sendEmail } from "@sundry/api/contract/codes";
import { client } from "../../shared/data/client.ts";
import { isMobile, isRecipient } from "./recipient.ts";

/** Where codes can be sent: to mobiles, and by email if the backend can. The keys of the words are in `session`. */
export interface ContactRule {
  readonly accepts: (text: string) => boolean;
  readonly label: "register.contact" | "code.mobile";
  readonly wrong: "register.contactWrong" | "code.mobileWrong";
  /** What browsers offer to fill in: a field for both takes either, and most people register with an address. */
  readonly autoComplete: "email" | "tel";
}

/** Rules and words of a field for the recipient of a code. */
export function contactRule(): ContactRule {
  return client.supports(sendEmail)
    ? { accepts: isRecipient, label: "register.contact", wrong: "register.contactWrong", autoComplete: "email" }
    : { accepts: isMobile, label: "code.mobile", wrong: "code.mobileWrong", autoComplete: "tel" };
}
