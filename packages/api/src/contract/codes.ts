import { call } from "./call.ts";
import { Nothing } from "./scalars.ts";

/**
 * Sends a code of 6 digits to a mobile for a purpose; it lives 300 s and counts once, from the same device. `UPDATE_PASSWORD` and
 * `WALLET_PASSWORD` go to the logged-in buyer's own number whatever the path says. Never to be logged: the number is in the
 * address. Refused: 80204 no passed puzzle for this device and purpose, 1003 one was sent less than 60 s ago or too many, 20003 and
 * 20011 nobody is logged in or has no number where that is needed, 4002 not a mobile, 70007 no way to send. Source: spec 7, sms.
 */
export const sendSms = call({
  id: "sms.send",
  method: "GET",
  path: "/sms/{verificationEnums}/{mobile}",
  auth: "optional",
  unsafe: true,
  result: Nothing,
});

/** Sends a code to an e-mail address; everything else as `sms.send`. Source: spec 7, email; decisions 39. */
export const sendEmail = call({
  id: "email.send",
  method: "GET",
  path: "/email/{verificationEnums}/{email}",
  auth: "none",
  unsafe: true,
  result: Nothing,
});
