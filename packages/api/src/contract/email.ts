import * as z from "zod/mini";
import { call } from "./call.ts";
import { Filled, Nothing, ShortText } from "./scalars.ts";

/** Sends a code to an e-mail address; everything else as `sms.send`. Source: spec 7, email; decisions 39. */
export const send = call({
  id: "email.send",
  method: "GET",
  path: "/email/{verificationEnums}/{email}",
  auth: "none",
  unsafe: true,
  result: Nothing,
});

/**
 * Writes to the shop: the guest book of the page "Contact us" (type `CONTACT`). It is stored, and sent on by e-mail where the shop
 * has an address for it. Refused: 4002 a field is not acceptable or the type is unknown, 1003 too often. Source: spec 7, email;
 * decisions 39; MC-17.
 */
export const post = call({
  id: "email.post",
  method: "POST",
  path: "/email/{type}",
  auth: "optional",
  body: z.object({
    name: ShortText.check(z.minLength(1)),
    email: Filled,
    subject: ShortText.check(z.minLength(1)),
    content: ShortText.check(z.minLength(1)),
  }),
  result: Nothing,
});
