import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(inLayer("commerce", { display: "grid", gap: space[2] }));

export const row = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space[2],
    color: color.text.muted,
  }),
);

export const field = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space["1half"],
    blockSize: size.control.md,
    paddingInline: space["2half"],
    borderRadius: vars.radius.control.md,
    background: color.bg.page,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.control}`,
    selectors: { "&:focus-within": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.focus}` } },
    // Forced colours draw no shadows.
    "@media": {
      [media.forcedColors]: {
        outline: `${vars.line.hairline} solid ButtonBorder`,
        selectors: { "&:focus-within": { outline: `${vars.line.strong} solid Highlight` } },
      },
    },
  }),
);

export const input = style(
  inLayer("commerce", {
    inlineSize: "100%",
    minInlineSize: 0,
    padding: 0,
    border: 0,
    outline: "none",
    background: "none",
    color: color.text.primary,
    fontVariantNumeric: vars.font.figures,
  }),
);

export const hint = style([text.caption, inLayer("commerce", { color: color.text.danger })]);
