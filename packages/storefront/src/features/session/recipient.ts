import { localForm, plainPhone } from "@sundry/api/address/plainPhone";

/** A mainland mobile, or an international number with its country code; the server knows what countries have. */
const mobileRule = /^(1[3-9]\d{9}|\+\d{6,15})$/;
const emailRule = /^[^\s@<>"(),;:\\]{1,64}@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]{2,}$/;

/**
 * A mobile number or email address as it is sent to the server: a number as every backend knows it, without what people
 * write between its digits.
 */
export function plainRecipient(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes("@") ? trimmed : localForm(plainPhone(trimmed));
}

/** Whether a code can be sent there as a text message. */
export function isMobile(text: string): boolean {
  return mobileRule.test(plainRecipient(text));
}

/** Whether an email can be sent there. */
export function isEmail(text: string): boolean {
  return emailRule.test(text.trim());
}

/** Whether a code can be sent there at all. */
export function isRecipient(text: string): boolean {
  return isMobile(text) || isEmail(text);
}
