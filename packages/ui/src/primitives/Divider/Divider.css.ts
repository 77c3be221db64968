import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, line, space } = vars;
const hair = `${line.hairline} solid ${color.border.hairline}`;

export const divider = recipe({
  base: inLayer("primitives", { border: 0, flex: "none", alignSelf: "stretch" }),
  variants: {
    orientation: {
      horizontal: inLayer("primitives", { inlineSize: "100%", borderBlockStart: hair }),
      vertical: inLayer("primitives", { borderInlineStart: hair }),
    },
  },
  defaultVariants: { orientation: "horizontal" },
});

export const labelled = style([
  text.small,
  inLayer("primitives", {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    inlineSize: "100%",
    color: color.text.muted,
    selectors: { "&::before, &::after": { content: "", flex: 1, borderBlockStart: hair } },
  }),
]);
