import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;

export const group = recipe({
  base: inLayer("primitives", { display: "flex", minInlineSize: 0 }),
  variants: {
    layout: {
      list: inLayer("primitives", { flexDirection: "column", alignItems: "flex-start", gap: space[1] }),
      row: inLayer("primitives", { flexWrap: "wrap", columnGap: space[6], rowGap: space[1] }),
    },
  },
  defaultVariants: { layout: "list" },
});

export const choice = style(
  inLayer("primitives", {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: space[2],
    paddingBlock: space["1half"],
    minInlineSize: 0,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { color: color.text.disabled, cursor: "not-allowed" } },
    "@media": { [media.touch]: { minBlockSize: vars.size.touch, paddingBlock: space[3] } },
  }),
);

/** The round box of a choice, which groups of cards wear too. */
export const dot = style(
  inLayer("primitives", {
    appearance: "none",
    flex: "none",
    inlineSize: space[5],
    blockSize: space[5],
    margin: 0,
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 ${line.control} ${color.border.control}`,
    cursor: "inherit",
    selectors: {
      "&:checked": { boxShadow: `inset 0 0 0 ${space["1half"]} ${color.action.primary}` },
      "[aria-invalid='true'] &:not(:checked)": { boxShadow: `inset 0 0 0 ${line.strong} ${color.border.danger}` },
    },
    "@media": { [media.forcedColors]: { appearance: "auto" } },
  }),
);

export const words = style(inLayer("primitives", { display: "grid", minInlineSize: 0 }));
export const label = style([text.body]);
export const description = style([text.small, inLayer("primitives", { color: color.text.secondary })]);
