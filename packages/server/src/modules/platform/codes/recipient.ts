import { readPhone } from "@sundry/api/address/readPhone";

/**
 * One `@`, something before it, a domain with a dot after it, no spaces. Only the code proves that it can be delivered.
 */
const emailRule = /^[^\s@<>"(),;:\\]{1,64}@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]{2,}$/;
const longestEmail = 140;

/** Address that a code is sent to. */
export interface Recipient {
  channel: "SMS" | "EMAIL";
  /** As it is stored: numbers in E.164, email addresses in lower case. */
  to: string;
}

export function looksLikeEmail(text: string): boolean {
  return text.length <= longestEmail && emailRule.test(text);
}

/** Reads a typed mobile number or email address; null if it is neither. */
export function readRecipient(typed: string): Recipient | null {
  // Letters of full width are the same address.
  const text = typed.normalize("NFKC").trim();
  const phone = readPhone(text);
  if (phone.fault === undefined) return { channel: "SMS", to: phone.number };
  return looksLikeEmail(text) ? { channel: "EMAIL", to: text.toLowerCase() } : null;
}

/** Providers that don't look at the dots before the `@`. */
const dotless = /@(?:gmail|googlemail)\.com$/;

/**
 * What a recipient is counted as: addresses that lead to one mailbox are one, whatever stands after a `+`. Otherwise
 * somebody could be written to without end. Use it for counting only.
 */
export function countedRecipient(to: string): string {
  const at = to.lastIndexOf("@");
  if (at < 1) return to;
  const [local = ""] = to.slice(0, at).split("+", 1);
  const box = `${local}${to.slice(at)}`;
  return dotless.test(box) ? `${local.replaceAll(".", "")}@gmail.com` : box;
}
