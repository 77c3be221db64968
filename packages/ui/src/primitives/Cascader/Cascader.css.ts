import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { text } from "../../theme/text.css.ts";
import { control } from "../Input/Input.css.ts";

const { color, space, line } = vars;

export const frame = style(inLayer("primitives", { position: "relative", display: "grid" }));

export const trigger = style([
  control,
  inLayer("primitives", {
    paddingInlineEnd: space[10],
    textAlign: "start",
    cursor: "pointer",
    overflowWrap: "anywhere",
  }),
]);

export const placeholder = style(inLayer("primitives", { color: color.text.muted }));

export const chevron = style(
  inLayer("primitives", {
    position: "absolute",
    insetBlockStart: `calc(50% - ${space["2half"]})`,
    insetInlineEnd: space[3],
    inlineSize: vars.size.icon.md,
    blockSize: vars.size.icon.md,
    color: color.text.secondary,
    pointerEvents: "none",
  }),
);

export const panel = style(
  inLayer("primitives", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[2],
    marginBlockStart: space[2],
    padding: space[2],
    borderRadius: vars.radius.panel.sm,
    background: color.bg.raised,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}, ${vars.elevation.e2}`,
  }),
);

/** Levels side by side. In a narrow place they scroll to the newest one. */
export const rail = style(
  inLayer("primitives", {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: `minmax(${steps(32)}, 1fr)`,
    blockSize: steps(56),
    overflowX: "auto",
    overscrollBehavior: "contain",
  }),
);

export const column = style(
  inLayer("primitives", {
    minInlineSize: 0,
    minBlockSize: 0,
    padding: space[1],
    overflowY: "auto",
    selectors: { "& + &": { borderInlineStart: `${line.hairline} solid ${color.border.hairline}` } },
  }),
);

export const waiting = style([
  text.small,
  inLayer("primitives", {
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space[2],
    padding: space[2],
    textAlign: "center",
    color: color.text.secondary,
  }),
]);

export const option = style([
  text.body,
  inLayer("primitives", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[1],
    minBlockSize: space[8],
    paddingInline: space[2],
    borderRadius: vars.radius.control.xs,
    cursor: "pointer",
    selectors: {
      "&[aria-selected='true']": { background: color.bg.brandSoft, color: color.text.brand },
      "&:focus-visible": {
        outline: `${line.strong} solid ${color.border.focus}`,
        outlineOffset: `calc(-1 * ${space.half})`,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover:not([aria-selected='true'])": { background: color.bg.sunken } } },
      [media.touch]: { minBlockSize: vars.size.touch },
    },
  }),
]);

export const optionName = style(inLayer("primitives", { minInlineSize: 0, overflowWrap: "anywhere" }));

export const mark = style(
  inLayer("primitives", { flex: "none", inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }),
);

export const onward = style([
  mark,
  inLayer("primitives", { color: color.text.muted, selectors: { "[dir='rtl'] &": { rotate: "180deg" } } }),
]);
