import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line } = vars;
const phone = below("sm");

/** Where the sheet slides in from: its own width or height, positive or negative. */
const from = createVar();
const slideIn = keyframes({ from: { translate: from } });
const slideOut = keyframes({ to: { translate: from } });
const moving = overlayMotion(slideIn, slideOut);
const hairline = `${line.hairline} solid ${color.border.hairline}`;

const asWideAs = (width: string) =>
  inLayer("primitives", { inlineSize: `min(${width}, 100%)`, "@media": { [phone]: { inlineSize: "auto" } } });

export const above = style(inLayer("primitives", { zIndex: vars.zIndex.dialog }));

export const sheet = recipe({
  base: inLayer("primitives", {
    vars: { [from]: "100% 0" },
    position: "fixed",
    zIndex: vars.zIndex.dialog,
    insetBlock: 0,
    insetInlineEnd: 0,
    display: "flex",
    flexDirection: "column",
    background: color.bg.raised,
    color: color.text.primary,
    boxShadow: vars.elevation.e3,
    ...moving,
    selectors: { ...moving.selectors, "[dir='rtl'] &": { vars: { [from]: "-100% 0" } } },
    "@media": {
      ...moving["@media"],
      [phone]: {
        // From the bottom, as high as its content but never over the whole window.
        insetBlockStart: "auto",
        insetInlineStart: 0,
        maxBlockSize: "90dvh",
        borderStartStartRadius: vars.radius.overlay,
        borderStartEndRadius: vars.radius.overlay,
        paddingBlockEnd: "env(safe-area-inset-bottom)",
        selectors: { "&, [dir='rtl'] &": { vars: { [from]: "0 100%" } } },
      },
    },
  }),
  variants: { size: { md: asWideAs(vars.size.dialog), lg: asWideAs(vars.size.panel) } },
  defaultVariants: { size: "md" },
});

export const head = style(
  inLayer("primitives", {
    display: "flex",
    alignItems: "flex-start",
    gap: space[3],
    flex: "none",
    paddingBlock: `${space[4]} ${space[3]}`,
    paddingInline: `${space[6]} ${space[3]}`,
    borderBlockEnd: hairline,
    "@media": { [phone]: { paddingInlineStart: space[4] } },
  }),
);

export const words = style(
  inLayer("primitives", { flex: 1, minInlineSize: 0, display: "grid", gap: space[1], paddingBlockStart: space[2] }),
);

export const title = style([text.title3]);
export const description = style([text.body, inLayer("primitives", { color: color.text.secondary })]);

export const body = style(
  inLayer("primitives", {
    flex: 1,
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingBlock: space[5],
    paddingInline: space[6],
    "@media": { [phone]: { paddingInline: space[4] } },
  }),
);

export const foot = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: space[3],
    flex: "none",
    paddingBlock: space[4],
    paddingInline: space[6],
    borderBlockStart: hairline,
    "@media": { [phone]: { paddingInline: space[4] } },
  }),
);
