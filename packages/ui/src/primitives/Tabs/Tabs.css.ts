import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, media } from "../../theme/breakpoints.ts";
import { bleed } from "../../theme/bleed.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, font } = vars;

export const root = style(inLayer("primitives", { minInlineSize: 0 }));

export const list = recipe({
  base: inLayer("primitives", { display: "flex", ...bleed, overflowX: "auto", scrollbarWidth: "none" }),
  variants: {
    variant: {
      underline: inLayer("primitives", {
        gap: space[7],
        boxShadow: `inset 0 calc(-1 * ${vars.line.hairline}) 0 ${color.border.hairline}`,
        "@media": { [below("sm")]: { gap: space[5] } },
      }),
      pill: inLayer("primitives", { gap: space[1] }),
    },
  },
  defaultVariants: { variant: "underline" },
});

export const tab = recipe({
  base: [
    text.body,
    inLayer("primitives", {
      flex: "none",
      // However long its words are, the next tab is in reach.
      maxInlineSize: `min(100%, ${vars.size.drawer})`,
      fontWeight: font.weight.medium,
      color: color.text.secondary,
      borderRadius: vars.radius.tag,
      whiteSpace: "nowrap",
      selectors: { "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.line.strong})` } },
    }),
  ],
  variants: {
    variant: {
      underline: inLayer("primitives", {
        minBlockSize: vars.size.touch,
        selectors: {
          "&[data-state='active']": {
            color: color.text.primary,
            fontWeight: font.weight.strong,
            boxShadow: `inset 0 calc(-1 * ${vars.line.tick}) 0 ${color.action.primary}`,
          },
        },
        "@media": { [media.hover]: { selectors: { "&:hover": { color: color.text.primary } } } },
      }),
      pill: inLayer("primitives", {
        minBlockSize: space[9],
        paddingInline: space["3half"],
        borderRadius: vars.radius.full,
        "@media": {
          [media.hover]: { selectors: { "&:hover": { background: color.action.quiet } } },
          [media.touch]: { minBlockSize: vars.size.touch },
        },
        selectors: {
          "&[data-state='active']": { background: color.action.strong, color: color.text.inverse },
        },
      }),
    },
  },
  defaultVariants: { variant: "underline" },
});

export const words = style(
  inLayer("primitives", {
    display: "inline-block",
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    verticalAlign: "bottom",
  }),
);

export const count = style([
  text.caption,
  inLayer("primitives", { marginInlineStart: space["1half"], fontVariantNumeric: font.figures, opacity: 0.85 }),
]);

export const content = style(inLayer("primitives", { paddingBlockStart: space[5] }));
