import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, radius, size } = vars;

/** Where the chosen quantity lies, in percent of the tiers. */
export const at = createVar();

export const root = style(
  inLayer("commerce", {
    position: "relative",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    background: color.bg.surface,
    borderRadius: radius.panel.sm,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    "@media": { [media.forcedColors]: { selectors: { "&[data-draggable]::before": { background: "Highlight" } } } },
    selectors: {
      "&[data-draggable]": { cursor: "ew-resize", touchAction: "pan-y", userSelect: "none" },
      // The thread that is drawn out as the quantity grows, and its end to pull.
      "&[data-draggable]::before": {
        content: "",
        position: "absolute",
        insetBlockEnd: 0,
        insetInlineStart: radius.control.md,
        inlineSize: `max(0px, calc(${at} - ${radius.control.md}))`,
        blockSize: line.tick,
        borderRadius: radius.full,
        background: color.action.primary,
        pointerEvents: "none",
      },
      "&[data-draggable]::after": {
        content: "",
        position: "absolute",
        insetBlockEnd: `calc((${line.tick} - ${size.icon.sm}) / 2)`,
        insetInlineStart: `clamp(0%, calc(${at} - ${size.icon.sm} / 2), calc(100% - ${size.icon.sm}))`,
        inlineSize: size.icon.sm,
        blockSize: size.icon.sm,
        border: `${line.tick} solid ${color.action.primary}`,
        borderRadius: radius.full,
        background: color.float.bg,
        boxShadow: vars.elevation.e1,
        pointerEvents: "none",
      },
    },
  }),
);

export const tier = style(
  inLayer("commerce", {
    display: "grid",
    // Prices stay on one line, even beside a range of two lines.
    gridTemplateRows: "1fr auto",
    gap: space.half,
    minInlineSize: 0,
    paddingBlock: space[2],
    paddingInline: space[3],
    selectors: {
      "& + &": { borderInlineStart: `${line.hairline} solid ${color.border.hairline}` },
      "&[aria-current]": {
        borderRadius: radius.panel.sm,
        borderInlineStartColor: "transparent",
        background: color.bg.brandSoft,
        boxShadow: `inset 0 0 0 ${line.strong} ${color.border.brand}`,
      },
    },
  }),
);

export const range = style([
  text.caption,
  inLayer("commerce", {
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
    selectors: { [`${tier}[aria-current] &`]: { color: color.text.brand, fontWeight: vars.font.weight.control } },
  }),
]);
