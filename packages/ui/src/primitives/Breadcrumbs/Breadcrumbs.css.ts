import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { touchReach } from "../../theme/touchReach.css.ts";

export const root = style([text.small, inLayer("primitives", { color: vars.color.text.secondary })]);

export const list = style(
  inLayer("primitives", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] }),
);

export const item = style(
  inLayer("primitives", { display: "flex", alignItems: "center", gap: vars.space[2], minInlineSize: 0 }),
);

export const arrow = style(
  inLayer("primitives", {
    inlineSize: vars.size.icon.xs,
    blockSize: vars.size.icon.xs,
    color: vars.color.text.muted,
    selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  }),
);

export const link = style(
  inLayer("primitives", {
    position: "relative",
    paddingBlock: vars.space["1half"],
    selectors: { "&::after": touchReach },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: vars.color.text.primary, textDecoration: "underline" } } },
    },
  }),
);

export const here = style(inLayer("primitives", { color: vars.color.text.primary, overflowWrap: "anywhere" }));
