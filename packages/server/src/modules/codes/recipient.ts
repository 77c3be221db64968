import { looksLikeMobile } from "#server/modules/member/service.ts";

/** One `@`, something before it, a name with a dot behind it, nothing blank: what delivers is known by the code alone. */
const emailRule = /^[^\s@<>"(),;:\\]{1,64}@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]{2,}$/;
const longestEmail = 140;

/** Where a code went or shall go. */
export interface Recipient {
  channel: "SMS" | "EMAIL";
  /** As it is stored: e-mail addresses in lower case. */
  to: string;
}

export function looksLikeEmail(text: string): boolean {
  return text.length <= longestEmail && emailRule.test(text);
}

/** Reads a mobile number or an e-mail address as a buyer typed it; null when it is neither. */
export function readRecipient(typed: string): Recipient | null {
  const text = typed.trim();
  if (looksLikeMobile(text)) return { channel: "SMS", to: text };
  return looksLikeEmail(text) ? { channel: "EMAIL", to: text.toLowerCase() } : null;
}
