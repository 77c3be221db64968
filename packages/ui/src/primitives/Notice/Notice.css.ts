import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;
const look = (background: string, words: string) => inLayer("primitives", { background, color: words });

export const root = recipe({
  base: [
    text.body,
    inLayer("primitives", {
      display: "flex",
      alignItems: "flex-start",
      gap: space["2half"],
      paddingBlock: space[3],
      paddingInline: space[4],
      borderRadius: vars.radius.panel.sm,
      overflowWrap: "anywhere",
    }),
  ],
  variants: {
    tone: {
      neutral: look(color.bg.subtle, color.text.secondary),
      info: look(color.bg.brandSoft, color.text.brand),
      success: look(color.bg.successSoft, color.text.success),
      warning: look(color.bg.pointsSoft, color.text.points),
      danger: [
        look(color.bg.dangerSoft, color.text.danger),
        inLayer("primitives", { boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.danger}` }),
      ],
    },
  },
});

export const icon = style(
  inLayer("primitives", { flex: "none", inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md }),
);

export const words = style(inLayer("primitives", { flex: 1, minInlineSize: 0 }));
