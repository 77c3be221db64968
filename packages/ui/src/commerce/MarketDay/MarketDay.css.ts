import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, size, radius, motion } = vars;

/** Place on the day, in percent. */
export const from = createVar();
export const length = createVar();

export const root = style(
  inLayer("commerce", {
    position: "relative",
    display: "block",
    paddingBlockStart: space[8],
    minInlineSize: 0,
    userSelect: "none",
  }),
);

/** A woven ribbon, cut at both ends. */
export const ribbon = style(
  inLayer("commerce", {
    position: "relative",
    display: "block",
    blockSize: space[7],
    background: color.darkField.slot,
    clipPath: `polygon(0 0, 100% 0, calc(100% - ${space[2]}) 50%, 100% 100%, 0 100%, ${space[2]} 50%)`,
    "@media": { [media.forcedColors]: { borderBlock: `${line.hairline} solid CanvasText` } },
  }),
);

export const piece = style(
  inLayer("commerce", {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: from,
    inlineSize: `calc(${length} - ${line.strong})`,
    backgroundColor: color.darkField.track,
    backgroundImage: `repeating-linear-gradient(90deg, ${color.pattern.sheen} 0 ${line.hairline}, transparent ${line.hairline} ${line.tick})`,
    selectors: {
      "&[data-state='ended']": { backgroundColor: color.darkField.line, backgroundImage: "none" },
      "&[data-state='running']": { backgroundColor: color.bg.deal },
    },
    "@media": {
      [media.forcedColors]: {
        borderInline: `${line.hairline} solid CanvasText`,
        selectors: { "&[data-state='running']": { backgroundColor: "Highlight", forcedColorAdjust: "none" } },
      },
    },
  }),
);

/** Stands at a moment of the day. */
const standing = {
  position: "absolute",
  insetInlineStart: from,
  transition: `inset-inline-start ${motion.duration.base} ${motion.easing.standard}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
} as const;

export const now = style(
  inLayer("commerce", {
    ...standing,
    insetBlockStart: space[6],
    blockSize: `calc(${space[7]} + ${space[4]})`,
    inlineSize: line.strong,
    background: color.float.bg,
    borderRadius: radius.full,
    "@media": {
      ...standing["@media"],
      [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" },
    },
  }),
);

/** Centred on its line, and whole at both ends of the day. */
export const clock = style([
  text.caption,
  inLayer("commerce", {
    ...standing,
    insetBlockStart: 0,
    insetInlineStart: `clamp(0%, calc(${from} - ${space[12]} / 2), calc(100% - ${space[12]}))`,
    inlineSize: space[12],
    paddingBlock: space.half,
    textAlign: "center",
    borderRadius: radius.tag,
    background: color.float.bg,
    color: color.float.text,
    fontStretch: vars.font.width.narrow,
    fontVariantNumeric: vars.font.figures,
    fontWeight: vars.font.weight.bold,
  }),
]);

/** A pin with a round head, stuck into the ribbon where the round begins. */
export const pin = style([
  text.micro,
  inLayer("commerce", {
    position: "absolute",
    insetInlineStart: from,
    insetBlockStart: space[7],
    display: "grid",
    placeItems: "center",
    minInlineSize: size.badge,
    blockSize: size.badge,
    marginInlineStart: `calc(${size.badge} / -2)`,
    borderRadius: radius.full,
    background: color.darkField.accent,
    color: color.text.onPoints,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: vars.font.figures,
    boxShadow: `0 0 0 ${line.strong} ${color.darkField.surface}`,
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        insetBlockStart: "100%",
        insetInlineStart: `calc(50% - ${line.hairline})`,
        inlineSize: line.strong,
        blockSize: space["3half"],
        background: color.darkField.accent,
      },
    },
  }),
]);

export const hours = style([
  text.caption,
  inLayer("commerce", {
    display: "flex",
    justifyContent: "space-between",
    marginBlockStart: space[2],
    color: color.darkField.muted,
    fontStretch: vars.font.width.figure,
    fontVariantNumeric: vars.font.figures,
  }),
]);
