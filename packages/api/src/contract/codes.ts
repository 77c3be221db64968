import { call } from "./call.ts";
import { Nothing } from "./scalars.ts";

/**
 * Sends a 6-digit code for a purpose to a mobile number. It lasts 300 s and works once, from the same device. For
 * `UPDATE_PASSWORD`, `WALLET_PASSWORD` and `CLOSE_ACCOUNT` it goes to the logged-in buyer's own number, or to their email address if they
 * have no number, whatever the path contains. Never log the address: it contains the number. Refused: 80204 no solved
 * puzzle for this device and purpose, 1003 one was sent less than 60 s ago or too many, 20003 login needed, 20011 the
 * buyer has neither, 4002 not a mobile number, or the buyer's own is an email address, 70007 no way to send.
 */
export const sendSms = call({
  id: "sms.send",
  method: "GET",
  path: "/sms/{verificationEnums}/{mobile}",
  auth: "optional",
  unsafe: true,
  result: Nothing,
});

/** Sends a code to an email address, with the same rules as `sms.send`. */
export const sendEmail = call({
  id: "email.send",
  method: "GET",
  path: "/email/{verificationEnums}/{email}",
  auth: "optional",
  unsafe: true,
  result: Nothing,
});
