import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(inLayer("commerce", { display: "grid", justifyItems: "start" }));

export const frame = recipe({
  base: inLayer("commerce", {
    display: "inline-flex",
    alignItems: "stretch",
    overflow: "hidden",
    borderRadius: vars.radius.control.md,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.control}`,
    selectors: {
      "&:focus-within": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.focus}` },
      "&[data-invalid]": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.danger}` },
    },
  }),
  variants: {
    size: {
      sm: inLayer("commerce", { blockSize: vars.size.control.sm }),
      md: inLayer("commerce", { blockSize: vars.size.control.md }),
    },
  },
});

export const button = recipe({
  base: inLayer("commerce", {
    display: "grid",
    placeItems: "center",
    color: color.icon.default,
    borderRadius: vars.radius.control.md,
    selectors: {
      // At a limit the button keeps the focus and only looks disabled.
      "&:is(:disabled, [aria-disabled='true'])": { color: color.text.disabled },
      "&:hover:not(:disabled, [aria-disabled='true'])": { background: color.action.quiet },
    },
  }),
  variants: {
    size: {
      sm: inLayer("commerce", {
        inlineSize: vars.size.control.sm,
        "@media": { [media.touch]: { inlineSize: vars.size.touch } },
      }),
      md: inLayer("commerce", {
        inlineSize: vars.size.control.md,
        "@media": { [media.touch]: { inlineSize: vars.size.touch } },
      }),
    },
  },
});

export const sign = style(inLayer("commerce", { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }));

export const input = recipe({
  base: inLayer("commerce", {
    appearance: "none",
    border: "none",
    padding: 0,
    background: "none",
    color: color.text.primary,
    textAlign: "center",
    fontWeight: vars.font.weight.control,
    fontStretch: vars.font.width.figure,
    fontVariantNumeric: vars.font.figures,
    selectors: { "&:focus-visible": { outline: "none" } },
  }),
  variants: {
    size: {
      sm: inLayer("commerce", { inlineSize: space[10], fontSize: vars.type.body.size }),
      md: inLayer("commerce", { inlineSize: space[12], fontSize: vars.type.bodyL.size }),
    },
  },
});

export const problem = style([
  text.small,
  inLayer("commerce", {
    display: "flex",
    gap: space["1half"],
    color: color.text.danger,
    // The empty region stays in the page, because screen readers announce only changes of a region they know.
    selectors: { "&:not(:empty)": { marginBlockStart: space["1half"] } },
  }),
]);

export const alert = style(
  inLayer("commerce", {
    flex: "none",
    marginBlockStart: space.px,
    inlineSize: vars.size.icon.sm,
    blockSize: vars.size.icon.sm,
  }),
);
