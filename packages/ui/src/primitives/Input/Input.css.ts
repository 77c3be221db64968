import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

/** The look of every control one types into or chooses from. */
export const control = style([
  text.body,
  inLayer("primitives", {
    appearance: "none",
    boxSizing: "border-box",
    inlineSize: "100%",
    minInlineSize: 0,
    minBlockSize: vars.size.control.field,
    margin: 0,
    paddingBlock: space[2],
    paddingInline: space["3half"],
    border: "none",
    // Invisible, except where a page shows no shadows and its own colours only.
    outline: `${vars.line.hairline} solid transparent`,
    outlineOffset: `calc(-1 * ${vars.line.hairline})`,
    borderRadius: vars.radius.control.md,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.control}`,
    background: color.bg.page,
    color: color.text.primary,
    fontFamily: "inherit",
    // 16 px keep a phone from zooming into the field.
    fontSize: vars.type.bodyL.size,
    selectors: {
      "&::placeholder": { color: color.text.muted, opacity: 1 },
      "&:focus-visible": {
        outline: `${vars.line.strong} solid transparent`,
        outlineOffset: `calc(-1 * ${vars.line.strong})`,
        boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.focus}`,
      },
      "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.danger}` },
      "&[aria-invalid='true']:focus-visible": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: space.half,
      },
      "&:disabled": { background: color.bg.neutral, color: color.text.disabled },
    },
  }),
]);

/** Numbers and addresses read from the left in every language; on a page that reads from the right they stand at its side. */
export const leftToRight = style(
  inLayer("primitives", { direction: "ltr", selectors: { "[dir='rtl'] &": { textAlign: "end" } } }),
);
