import { style } from "@vanilla-extract/css";
import { below, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[6]}`,
    fontVariantNumeric: vars.font.figures,
  }),
);

export const list = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[1],
    "@media": { [below("sm")]: { columnGap: 0 } },
  }),
);

export const page = style([
  text.body,
  inLayer("primitives", {
    display: "grid",
    placeItems: "center",
    minInlineSize: size.control.md,
    blockSize: size.control.md,
    borderRadius: vars.radius.control.md,
    fontWeight: vars.font.weight.medium,
    selectors: {
      "&[aria-current]": { background: color.action.strong, color: color.text.inverse },
      "&[aria-disabled]": { color: color.text.disabled },
    },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover:not([aria-current], [aria-disabled])": { background: color.action.quiet } },
      },
      [media.touch]: { minInlineSize: size.touch, blockSize: size.touch },
    },
  }),
]);

export const arrow = style(inLayer("primitives", { selectors: { "[dir='rtl'] &": { scale: "-1 1" } } }));

export const gap = style(
  inLayer("primitives", {
    display: "grid",
    placeItems: "center",
    minInlineSize: space[6],
    color: color.text.muted,
  }),
);

/** Shown before the pages, but after the links in the tab order. */
export const range = style([text.small, inLayer("primitives", { order: -1, color: color.text.muted })]);
