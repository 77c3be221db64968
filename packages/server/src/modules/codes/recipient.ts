import { looksLikeMobile } from "#server/modules/mobileNumber.ts";

/**
 * One `@`, something before it, a domain with a dot after it, no spaces. Only the code proves that it can be delivered.
 */
const emailRule = /^[^\s@<>"(),;:\\]{1,64}@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]{2,}$/;
const longestEmail = 140;

/** Address that a code is sent to. */
export interface Recipient {
  channel: "SMS" | "EMAIL";
  /** As it is stored: email addresses in lower case. */
  to: string;
}

export function looksLikeEmail(text: string): boolean {
  return text.length <= longestEmail && emailRule.test(text);
}

/** Reads a typed mobile number or email address; null if it is neither. */
export function readRecipient(typed: string): Recipient | null {
  const text = typed.trim();
  if (looksLikeMobile(text)) return { channel: "SMS", to: text };
  return looksLikeEmail(text) ? { channel: "EMAIL", to: text.toLowerCase() } : null;
}
