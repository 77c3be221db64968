import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(inLayer("forms", { display: "grid", minInlineSize: 0 }));

export const head = style(
  inLayer("forms", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    marginBlockEnd: space["1half"],
  }),
);

export const label = style([text.label]);
export const optional = style([text.body, inLayer("forms", { color: color.text.muted })]);

export const foot = style(inLayer("forms", { display: "flex", justifyContent: "space-between", gap: space[3] }));
export const words = style(inLayer("forms", { flex: 1, minInlineSize: 0 }));

export const help = style([
  text.small,
  inLayer("forms", {
    color: color.text.secondary,
    selectors: { "&:not(:empty)": { marginBlockStart: space["1half"] } },
  }),
]);

export const error = style([
  text.small,
  inLayer("forms", {
    display: "flex",
    gap: space["1half"],
    marginBlockStart: space["1half"],
    color: color.text.danger,
  }),
]);

export const alert = style(
  inLayer("forms", {
    flex: "none",
    marginBlockStart: space.px,
    inlineSize: vars.size.icon.sm,
    blockSize: vars.size.icon.sm,
  }),
);

export const counter = style([
  text.caption,
  inLayer("forms", {
    marginBlockStart: space["1half"],
    color: color.text.muted,
    fontVariantNumeric: vars.font.figures,
  }),
]);

/** The look of every control one types into or chooses from. */
export const control = style([
  text.body,
  inLayer("forms", {
    appearance: "none",
    boxSizing: "border-box",
    inlineSize: "100%",
    minInlineSize: 0,
    minBlockSize: vars.size.control.field,
    margin: 0,
    paddingBlock: space[2],
    paddingInline: space["3half"],
    border: "none",
    borderRadius: vars.radius.md,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.control}`,
    background: color.bg.page,
    color: color.text.primary,
    fontFamily: "inherit",
    // 16 px keep a phone from zooming into the field.
    fontSize: vars.type.bodyL.size,
    selectors: {
      "&::placeholder": { color: color.text.muted, opacity: 1 },
      "&:focus-visible": { outline: "none", boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.focus}` },
      "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.danger}` },
      "&[aria-invalid='true']:focus-visible": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: space.half,
      },
      "&:disabled": { background: color.bg.neutral, color: color.text.disabled },
    },
  }),
]);
