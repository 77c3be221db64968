import * as z from "zod/mini";
import { call } from "./call.ts";
import { SliderCaptcha } from "./entities/captcha.ts";

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
  query: z.object({ xPos: z.int() }),
  result: z.boolean(),
});
