import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";
import { text } from "../../theme/text.css.ts";
import { control } from "../Input/Input.css.ts";

const { color, space, line } = vars;

export const frame = style(inLayer("primitives", { position: "relative", display: "grid" }));

export const input = style([control, inLayer("primitives", { paddingInlineEnd: space[10], textOverflow: "ellipsis" })]);

export const icon = style(
  inLayer("primitives", {
    position: "absolute",
    insetInlineEnd: space[3],
    insetBlockStart: `calc((${vars.size.control.field} - ${vars.size.icon.md}) / 2)`,
    inlineSize: vars.size.icon.md,
    blockSize: vars.size.icon.md,
    color: color.icon.default,
    pointerEvents: "none",
  }),
);

export const panel = style(
  inLayer("primitives", {
    position: "absolute",
    zIndex: vars.zIndex.dialog,
    insetBlockStart: `calc(100% + ${space[1]})`,
    insetInline: 0,
    padding: space["1half"],
    borderRadius: vars.radius.panel.sm,
    background: color.bg.raised,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}, ${vars.elevation.e2}`,
  }),
);

export const list = style(
  inLayer("primitives", { maxBlockSize: steps(64), overflowY: "auto", overscrollBehavior: "contain" }),
);

export const option = style([
  text.body,
  inLayer("primitives", {
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.size.touch,
    paddingInline: space[3],
    borderRadius: vars.radius.control.sm,
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
      "&:hover": { background: color.bg.subtle },
      "&[data-active]": {
        background: color.action.quiet,
        outline: `${line.strong} solid transparent`,
        outlineOffset: `calc(-1 * ${line.strong})`,
      },
      "&[aria-selected='true']": { color: color.text.brand },
    },
  }),
]);

export const none = style([
  text.body,
  inLayer("primitives", {
    color: color.text.secondary,
    selectors: { "&:not(:empty)": { paddingBlock: space[2], paddingInline: space[3] } },
  }),
]);
