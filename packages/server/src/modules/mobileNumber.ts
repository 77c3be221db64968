/** Mobile number of mainland China, or an international one with its country code. */
const mobileRule = /^(0?1[3-9]\d{9}|\+\d{6,15})$/;

/** Whether a text has the form of a mobile number. */
export function looksLikeMobile(text: string): boolean {
  return mobileRule.test(text);
}
