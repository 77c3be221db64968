import * as z from "zod/mini";

/** A slider puzzle. Both pictures are data for an `img`; all lengths are px of the picture. */
export const SliderCaptcha = z.object({
  key: z.string(),
  /** Seconds it lives. */
  effectiveTime: z.int(),
  /** The picture with the hole. */
  backImage: z.string(),
  /** The piece. */
  slidingImage: z.string(),
  originalHeight: z.int(),
  originalWidth: z.int(),
  sliderHeight: z.int(),
  sliderWidth: z.int(),
  /** From the top of the picture to the top of the piece. */
  randomY: z.int(),
});
export type SliderCaptcha = z.output<typeof SliderCaptcha>;
