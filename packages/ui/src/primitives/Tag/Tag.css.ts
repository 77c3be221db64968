import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { bg, text: ink } = vars.color;
const tone = (background: string, color: string) => inLayer("primitives", { background, color });

export const tag = recipe({
  base: [
    text.caption,
    inLayer("primitives", {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space[1],
      minBlockSize: vars.space[5],
      paddingInline: vars.space["1half"],
      borderRadius: vars.radius.tag,
      fontWeight: vars.font.weight.medium,
      whiteSpace: "nowrap",
    }),
  ],
  variants: {
    tone: {
      neutral: tone(bg.neutral, ink.secondary),
      brand: tone(bg.brandSoft, ink.brand),
      deal: tone(bg.dealSoft, ink.deal),
      info: tone(bg.brandSoft, ink.brand),
      warning: tone(bg.pointsSoft, ink.points),
      success: tone(bg.successSoft, ink.success),
      points: tone(bg.pointsSoft, ink.points),
      danger: tone(bg.dangerSoft, ink.danger),
    },
  },
  defaultVariants: { tone: "neutral" },
});
