import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, radius } = vars;

export const root = style(
  inLayer("commerce", {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    background: color.bg.surface,
    borderRadius: radius.md,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);

export const tier = style(
  inLayer("commerce", {
    display: "grid",
    // Prices stand on one line, also beside a range of two lines.
    gridTemplateRows: "1fr auto",
    gap: space.half,
    minInlineSize: 0,
    paddingBlock: space[2],
    paddingInline: space[3],
    selectors: {
      "& + &": { borderInlineStart: `${line.hairline} solid ${color.border.hairline}` },
      "&[aria-current]": {
        borderRadius: radius.md,
        borderInlineStartColor: "transparent",
        background: color.bg.brandSoft,
        boxShadow: `inset 0 0 0 ${line.strong} ${color.border.brand}`,
      },
    },
  }),
);

export const range = style([
  text.caption,
  inLayer("commerce", {
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
    selectors: { [`${tier}[aria-current] &`]: { color: color.text.brand, fontWeight: vars.font.weight.control } },
  }),
]);
