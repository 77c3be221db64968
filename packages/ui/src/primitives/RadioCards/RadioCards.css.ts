import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { text } from "../../theme/text.css.ts";
import { dot as radioDot } from "../RadioGroup/RadioGroup.css.ts";

const { color, space, line } = vars;

export const group = recipe({
  base: inLayer("primitives", { display: "grid", gap: space[3] }),
  variants: {
    layout: {
      list: {},
      row: inLayer("primitives", { gridTemplateColumns: `repeat(auto-fit, minmax(${steps(50)}, 1fr))` }),
    },
  },
});

export const card = style(
  inLayer("primitives", {
    display: "flex",
    alignItems: "flex-start",
    gap: space[3],
    minBlockSize: vars.size.touch,
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: vars.radius.panel.sm,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.control}`,
    cursor: "pointer",
    selectors: {
      "&:has(:checked)": {
        boxShadow: `inset 0 0 0 ${line.strong} ${color.border.brand}`,
        background: color.bg.brandSoft,
      },
      "&:has(:disabled)": {
        color: color.text.disabled,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
        cursor: "not-allowed",
      },
      "&:has(:focus-visible)": { outline: `${line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
    },
  }),
);

export const dot = style([
  radioDot,
  // The focus ring is around the whole card.
  inLayer("primitives", { selectors: { "&:focus-visible": { outline: "none" } } }),
]);

export const words = style(inLayer("primitives", { flex: 1, minInlineSize: 0, display: "grid", gap: space.half }));

export const label = style([text.label]);

export const description = style([text.small, inLayer("primitives", { color: color.text.secondary })]);
