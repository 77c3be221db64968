import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** Aspect ratio of the frame: width to height. */
export const ratioVar = createVar();

const { tint: tints, bg } = vars.color;
const tinted = (background: string) => inLayer("primitives", { background });

export const frame = recipe({
  base: inLayer("primitives", {
    position: "relative",
    overflow: "hidden",
    borderRadius: vars.radius.media.md,
    aspectRatio: fallbackVar(ratioVar, "1"),
  }),
  variants: {
    tint: {
      plain: tinted(bg.picture),
      butter: tinted(tints.butter),
      apricot: tinted(tints.apricot),
      shell: tinted(tints.shell),
      sky: tinted(tints.sky),
      mint: tinted(tints.mint),
      lilac: tinted(tints.lilac),
      sand: tinted(tints.sand),
      steel: tinted(tints.steel),
    },
    dimmed: { true: inLayer("primitives", { opacity: 0.5 }) },
  },
  defaultVariants: { tint: "plain" },
});

export const picture = recipe({
  base: inLayer("primitives", {
    inlineSize: "100%",
    blockSize: "100%",
    filter: vars.filter.picture,
  }),
  variants: {
    fit: {
      cover: inLayer("primitives", { objectFit: "cover" }),
      contain: inLayer("primitives", { objectFit: "contain" }),
    },
    zoomable: {
      true: inLayer("primitives", {
        transition: `scale ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
        "@media": {
          [media.hover]: {
            selectors: { ":where(:is(a, article, [data-hover-group]):hover) &": { scale: vars.motion.zoom } },
          },
          [media.reducedMotion]: { transition: "none", scale: "none" },
        },
      }),
    },
  },
  defaultVariants: { fit: "cover" },
});

export const missing = style(
  inLayer("primitives", {
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    color: vars.color.text.muted,
  }),
);
