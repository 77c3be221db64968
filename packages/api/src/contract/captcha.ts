import * as z from "zod/mini";
import { call } from "./call.ts";
import { SliderCaptcha } from "./entities/captcha.ts";

/**
 * Makes a slider puzzle for a purpose and the device of the `uuid` header; it takes the place of an older one and lives 300 s.
 * Refused: 1004 no uuid, 1003 too often, 4002 unknown purpose. Beyond the specification (decisions 38).
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
 * Takes the place a buyer moved the piece to: px of the picture from its left edge. Closer than 3 px gives a pass for this
 * purpose and device, good for one protected call within 300 s. Refused: 80202 wrong place (the puzzle stays), 80204 the puzzle
 * expired, was never made or was missed too often, 1003 too often. Beyond the specification (decisions 38).
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
