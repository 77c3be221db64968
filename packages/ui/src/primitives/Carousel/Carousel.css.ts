import { createVar, fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { touchReach } from "../../theme/touchReach.css.ts";
import { placeBelow } from "../../theme/place.ts";

/** The slide that plain CSS shows, until the engine sets its own transform. */
export const indexVar = createVar();
/** Time on each slide. */
export const intervalVar = createVar();

const ink = createVar();
const inkSoft = createVar();
const trackLine = createVar();

const { color, space, motion } = vars;
const fill = keyframes({ from: { scale: "0 1" } });

export const root = recipe({
  base: inLayer("primitives", { position: "relative", overflow: "hidden" }),
  variants: {
    tone: {
      inverse: inLayer("primitives", {
        vars: { [ink]: color.field.text, [inkSoft]: color.field.textSoft, [trackLine]: color.field.track },
      }),
      neutral: inLayer("primitives", {
        vars: { [ink]: color.text.primary, [inkSoft]: color.text.secondary, [trackLine]: color.border.control },
      }),
    },
  },
  defaultVariants: { tone: "inverse" },
});

export const viewport = style(inLayer("primitives", { overflow: "hidden", touchAction: "pan-y pinch-zoom" }));

export const track = style(
  inLayer("primitives", {
    display: "flex",
    transform: `translateX(calc(-100% * ${indexVar}))`,
    selectors: { "[dir='rtl'] &": { transform: `translateX(calc(100% * ${indexVar}))` } },
  }),
);

export const slide = style(inLayer("primitives", { flex: "0 0 100%", minInlineSize: 0 }));

export const pause = style(
  inLayer("primitives", {
    // Doubled for specificity: the button's own style is in the same layer and may come later.
    selectors: {
      "&&": {
        position: "absolute",
        zIndex: vars.zIndex.base,
        insetBlockEnd: space[5],
        insetInlineEnd: space[5],
        background: color.field.shade,
        color: color.field.text,
      },
    },
  }),
);

export const arrow = style(
  inLayer("primitives", {
    opacity: 0,
    transition: `opacity ${motion.duration.fast}`,
    selectors: {
      "&&": { position: "absolute", zIndex: vars.zIndex.base, insetBlock: 0, marginBlock: "auto" },
      [`${root.classNames.base}:hover &, &:focus-visible`]: { opacity: 1 },
      "[dir='rtl'] &": { scale: "-1 1" },
    },
    "@media": { [media.touch]: { display: "none" } },
  }),
);

export const previous = style(inLayer("primitives", { insetInlineStart: space[4] }));
export const next = style(inLayer("primitives", { insetInlineEnd: space[4] }));

export const ticks = style(
  inLayer("primitives", {
    position: "absolute",
    zIndex: vars.zIndex.base,
    insetBlockEnd: space[3],
    insetInlineStart: space[4],
    display: "flex",
    gap: space[2],
    // Long names share the line and keep out of the pause.
    maxInlineSize: "80%",
    "@media": { [from("md")]: { insetBlockEnd: space[5], insetInlineStart: space[14], gap: space[5] } },
    // As in a narrow window.
    "@container": { [placeBelow("md")]: { insetBlockEnd: space[3], insetInlineStart: space[4], gap: space[2] } },
  }),
);

export const tick = style([
  text.caption,
  inLayer("primitives", {
    position: "relative",
    display: "block",
    flex: "0 1 auto",
    minInlineSize: space[7],
    paddingBlock: space[2],
    color: inkSoft,
    fontWeight: vars.font.weight.medium,
    whiteSpace: "nowrap",
    selectors: {
      "&[aria-current='true']": { color: ink, fontWeight: vars.font.weight.strong },
      "&:focus-visible": { outlineColor: ink },
      // A finger reaches further than the line that is seen.
      "&::before": touchReach,
    },
    "@media": {
      [media.touch]: { minInlineSize: vars.size.touch },
      [from("md")]: { minInlineSize: measures.tick },
    },
    "@container": {
      [placeBelow("md")]: { minInlineSize: space[7], "@media": { [media.touch]: { minInlineSize: vars.size.touch } } },
    },
  }),
]);

export const line = style(
  inLayer("primitives", {
    position: "relative",
    display: "block",
    blockSize: vars.line.tick,
    marginBlockEnd: space["1half"],
    background: trackLine,
    selectors: {
      "[aria-current='true'] > &::after": {
        content: "",
        position: "absolute",
        inset: 0,
        background: ink,
        transformOrigin: "left",
      },
      "[dir='rtl'] [aria-current='true'] > &::after": { transformOrigin: "right" },
      "[data-moving] [aria-current='true'] > &::after": {
        animation: `${fill} ${fallbackVar(intervalVar, motion.duration.carousel)} linear`,
      },
      "[data-paused] [aria-current='true'] > &::after": { animationPlayState: "paused" },
    },
    "@media": {
      [media.reducedMotion]: {
        selectors: { "[data-moving] [aria-current='true'] > &::after": { animation: "none" } },
      },
      [media.forcedColors]: {
        background: "GrayText",
        selectors: { "[aria-current='true'] > &::after": { background: "Highlight" } },
      },
    },
  }),
);

export const name = style(
  inLayer("primitives", {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    maxInlineSize: "24ch",
    "@media": { [below("md")]: { display: "none" } },
    "@container": { [placeBelow("md")]: { display: "none" } },
  }),
);
