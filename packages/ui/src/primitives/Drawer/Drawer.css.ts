import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const hairline = `${vars.line.hairline} solid ${vars.color.border.hairline}`;

/** Where the drawer slides in from: its own width or height, positive or negative, on one axis. */
const from = createVar();
const slideIn = keyframes({ from: { translate: from } });
const slideOut = keyframes({ to: { translate: from } });

export const drawer = recipe({
  base: inLayer("primitives", {
    position: "fixed",
    zIndex: vars.zIndex.drawer,
    display: "flex",
    flexDirection: "column",
    background: vars.color.bg.raised,
    boxShadow: vars.elevation.e3,
    ...overlayMotion(slideIn, slideOut),
  }),
  variants: {
    placement: {
      end: inLayer("primitives", {
        vars: { [from]: "100% 0" },
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: `min(${vars.size.drawer}, 100%)`,
        selectors: { "[dir='rtl'] &": { vars: { [from]: "-100% 0" } } },
      }),
      start: inLayer("primitives", {
        vars: { [from]: "-100% 0" },
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: `min(${vars.size.drawer}, 100%)`,
        selectors: { "[dir='rtl'] &": { vars: { [from]: "100% 0" } } },
      }),
      bottom: inLayer("primitives", {
        vars: { [from]: "0 100%" },
        insetInline: 0,
        insetBlockEnd: 0,
        maxBlockSize: "85dvh",
        borderStartStartRadius: vars.radius.overlay,
        borderStartEndRadius: vars.radius.overlay,
        paddingBlockEnd: "env(safe-area-inset-bottom)",
      }),
    },
  },
  defaultVariants: { placement: "end" },
});

export const head = style(
  inLayer("primitives", {
    display: "flex",
    alignItems: "center",
    flex: "none",
    blockSize: measures.header,
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBlockEnd: hairline,
  }),
);

export const title = style([text.title3, inLayer("primitives", { flex: 1, minInlineSize: 0 })]);

export const meta = style([
  text.body,
  inLayer("primitives", { marginInlineStart: vars.space["1half"], color: vars.color.text.muted }),
]);

export const list = style(
  inLayer("primitives", {
    flex: 1,
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingBlock: vars.space[1],
    paddingInline: vars.space[4],
  }),
);

export const foot = style(
  inLayer("primitives", {
    flex: "none",
    paddingBlock: `${vars.space["3half"]} ${vars.space[4]}`,
    paddingInline: vars.space[4],
    borderBlockStart: hairline,
  }),
);
