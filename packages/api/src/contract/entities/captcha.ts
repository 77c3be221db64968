import * as z from "zod/mini";
import { maybe } from "../scalars.ts";

/** A slider puzzle. Both pictures are data URLs; all lengths are px of the picture. */
export const SliderCaptcha = z.object({
  key: z.string(),
  /** Seconds until it expires. */
  effectiveTime: z.int(),
  /** The picture with the hole. */
  backImage: z.string(),
  /** The piece. */
  slidingImage: z.string(),
  originalHeight: z.int(),
  originalWidth: z.int(),
  sliderHeight: z.int(),
  sliderWidth: z.int(),
  /** Distance from the top of the picture to the top of the piece. */
  randomY: z.int(),
  /** Ours: zero bits that `captcha.work` needs; without it there is no other way than the picture. */
  workBits: maybe(z.int()),
});
export type SliderCaptcha = z.output<typeof SliderCaptcha>;
