import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;
const phone = below("sm");

export const list = recipe({
  base: [text.body, inLayer("primitives", { display: "grid", margin: 0, minInlineSize: 0 })],
  variants: {
    layout: {
      rows: inLayer("primitives", { rowGap: space[3] }),
      between: inLayer("primitives", { rowGap: space[2] }),
      stacked: inLayer("primitives", { rowGap: space[4] }),
    },
    lined: { true: {} },
  },
  compoundVariants: [{ variants: { lined: true }, style: inLayer("primitives", { rowGap: 0 }) }],
  defaultVariants: { layout: "rows" },
});

export const row = recipe({
  base: inLayer("primitives", { minInlineSize: 0 }),
  variants: {
    layout: {
      rows: inLayer("primitives", {
        display: "grid",
        gridTemplateColumns: `minmax(0, ${steps(40)}) minmax(0, 1fr)`,
        columnGap: space[4],
        "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
      }),
      between: inLayer("primitives", { display: "flex", justifyContent: "space-between", columnGap: space[4] }),
      stacked: inLayer("primitives", { display: "grid", rowGap: space.half }),
    },
    lined: {
      true: inLayer("primitives", {
        paddingBlock: space[3],
        borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
      }),
    },
  },
  defaultVariants: { layout: "rows" },
});

export const term = style(
  inLayer("primitives", { minInlineSize: 0, color: color.text.secondary, overflowWrap: "anywhere" }),
);

export const details = recipe({
  base: inLayer("primitives", { minInlineSize: 0, margin: 0, overflowWrap: "anywhere" }),
  variants: {
    layout: {
      rows: {},
      between: inLayer("primitives", { textAlign: "end", fontVariantNumeric: vars.font.figures }),
      stacked: {},
    },
  },
  defaultVariants: { layout: "rows" },
});
