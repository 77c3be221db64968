import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fadeIn, fadeOut } from "../../internal/fades.css.ts";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

/** As wide as wanted, but never wider than the window. */
const asWideAs = (width: string) => inLayer("primitives", { inlineSize: `min(${width}, 100vw - ${space[8]})` });

export const popover = recipe({
  base: [
    text.body,
    inLayer("primitives", {
      zIndex: vars.zIndex.dialog,
      maxBlockSize: "var(--radix-popover-content-available-height)",
      padding: space[4],
      overflowY: "auto",
      borderRadius: vars.radius.panel.md,
      background: color.bg.raised,
      color: color.text.primary,
      boxShadow: vars.elevation.e2,
      outline: `${vars.line.hairline} solid transparent`,
      ...overlayMotion(fadeIn, fadeOut),
    }),
  ],
  variants: {
    size: { sm: asWideAs(vars.size.drawer), md: asWideAs(vars.size.dialog) },
  },
  defaultVariants: { size: "sm" },
});

export const head = style(
  inLayer("primitives", { display: "flex", alignItems: "flex-start", gap: space[3], marginBlockEnd: space[3] }),
);

export const title = style([text.title3, inLayer("primitives", { flex: 1, minInlineSize: 0 })]);

/** The button's drawing lines up with the edge of the words. */
export const close = style(
  inLayer("primitives", { marginBlock: `calc(-1 * ${space[1]})`, marginInlineEnd: `calc(-1 * ${space[1]})` }),
);
