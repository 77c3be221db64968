import * as z from "zod/mini";
import { call } from "./call.ts";
import { SliderCaptcha } from "./entities/captcha.ts";
import { Whole, atMost } from "./scalars.ts";

/**
 * Creates a slider puzzle for a purpose and for the device in the `uuid` header. It replaces an older one and lasts 300
 * s. Refused: 1004 no uuid, 1003 too often, 4002 unknown purpose.
 */
export const create = call({
  id: "captcha.create",
  method: "GET",
  path: "/slider/{verificationEnums}",
  auth: "none",
  inSpec: false,
  unsafe: true,
  result: SliderCaptcha,
});

/**
 * Checks where the buyer moved the piece: px from the left edge of the picture. Within 3 px it grants a pass for this
 * purpose and device, valid for one protected call within 300 s. Refused: 80202 wrong place (the puzzle stays), 80204
 * the puzzle has expired, does not exist or was missed too often, 1003 too often.
 */
export const check = call({
  id: "captcha.check",
  method: "POST",
  path: "/slider/{verificationEnums}",
  auth: "none",
  inSpec: false,
  query: z.object({ xPos: Whole }),
  result: z.boolean(),
});

/**
 * Passes the same puzzle without seeing it, by work of the device: `nonce` is a text for which the SHA-256 of
 * `<key>.<nonce>`, of the puzzle's key, begins with `workBits` zero bits. Grants the same pass as `check`. Refused: 80202
 * a wrong nonce (the puzzle stays), 80204 the puzzle has expired or does not exist, 1003 too often.
 */
export const work = call({
  id: "captcha.work",
  method: "POST",
  path: "/slider/{verificationEnums}/work",
  auth: "none",
  inSpec: false,
  query: z.object({ nonce: z.string().check(atMost(40)) }),
  result: z.boolean(),
});
