import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const root = style(inLayer("app", { minInlineSize: 0 }));

export const category = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    minBlockSize: space[7],
    color: color.text.secondary,
    selectors: {
      "&:hover": { color: color.text.brand },
      "&[aria-current='true']": { color: color.text.brand, fontWeight: vars.font.weight.strong },
    },
    "@media": { [media.touch]: { minBlockSize: size.touch } },
  }),
]);

export const count = style([
  text.caption,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);
