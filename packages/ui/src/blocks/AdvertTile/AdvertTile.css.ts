import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { placeBelow } from "../../theme/place.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, radius, motion } = vars;

/** The width of the tile, not of the window, decides the size of its text and how text and picture share the space. */
const middle = from("sm");
const roomy = from("md");

/** Distance between the picture and the lower edge, where something overlaps the tile. */
export const floorVar = createVar();
/** Where the text of a `lead` tile starts, to line up with other text in its block. */
export const startVar = createVar();

/**
 * What the text under the name of a `tile` leaves to its picture. Nobody can read it on a photo: only the name may reach over
 * one, where both are long.
 */
const beside = "50%";

const field = (background: string) => inLayer("blocks", { background, color: color.text.primary });

export const root = recipe({
  base: inLayer("blocks", {
    position: "relative",
    overflow: "hidden",
    // The picture is below the text, but above this background.
    isolation: "isolate",
    containerType: "inline-size",
    blockSize: "100%",
    borderRadius: radius.panel.md,
  }),
  variants: {
    tint: {
      butter: field(color.tint.butter),
      apricot: field(color.tint.apricot),
      shell: field(color.tint.shell),
      sky: field(color.tint.sky),
      mint: field(color.tint.mint),
      lilac: field(color.tint.lilac),
      sand: field(color.tint.sand),
      steel: field(color.tint.steel),
      ink: inLayer("blocks", { background: color.deep.ink, color: color.field.text }),
    },
    linked: { true: {} },
  },
});

/** Room around the words of a small tile, in a narrow window or a block in a narrow place. */
const closer = { paddingBlockStart: space[4], paddingInline: space[4] };

/** Not positioned, so that the link inside can cover the whole tile. */
export const words = recipe({
  variants: {
    size: {
      tile: inLayer("blocks", {
        paddingBlockStart: space[5],
        paddingInline: space[5],
        "@media": { [below("lg")]: closer },
        "@container": { [placeBelow("lg")]: closer },
      }),
      lead: inLayer("blocks", {
        display: "grid",
        justifyItems: "start",
        paddingBlockStart: space[5],
        paddingInlineStart: fallbackVar(startVar, space[5]),
        inlineSize: "84%",
        "@container": {
          [middle]: {
            paddingBlockStart: space[8],
            paddingInlineStart: fallbackVar(startVar, space[8]),
            inlineSize: "76%",
          },
          [roomy]: {
            paddingBlockStart: space[11],
            paddingInlineStart: fallbackVar(startVar, space[14]),
            inlineSize: "52%",
          },
        },
      }),
    },
  },
});

export const name = recipe({
  variants: {
    size: {
      tile: text.title3,
      lead: [
        text.title1,
        inLayer("blocks", {
          "@container": {
            [roomy]: {
              fontSize: vars.type.display.size,
              lineHeight: vars.type.display.line,
              fontWeight: vars.type.display.weight,
              fontStretch: vars.type.display.width,
              letterSpacing: vars.type.display.tracking,
            },
          },
        }),
      ],
    },
  },
});

export const note = recipe({
  variants: {
    size: {
      tile: [
        text.small,
        inLayer("blocks", {
          marginBlockStart: space["1half"],
          maxInlineSize: beside,
          "@media": { [below("lg")]: { marginBlockStart: space[1] } },
          "@container": { [placeBelow("lg")]: { marginBlockStart: space[1] } },
        }),
      ],
      lead: [
        text.small,
        inLayer("blocks", {
          marginBlockStart: space["1half"],
          "@container": {
            [middle]: {
              marginBlockStart: space[2],
              fontSize: vars.type.bodyL.size,
              lineHeight: vars.type.bodyL.line,
              fontWeight: vars.type.bodyL.weight,
            },
            [roomy]: { marginBlockStart: space[3], maxInlineSize: vars.size.drawer },
          },
        }),
      ],
    },
  },
});

export const price = recipe({
  base: inLayer("blocks", { marginBlockStart: space["1half"] }),
  variants: { size: { tile: inLayer("blocks", { maxInlineSize: beside }), lead: {} } },
});

/** Stretches the link it is on over the whole tile. */
const reach = { content: "", position: "absolute", inset: 0, borderRadius: radius.panel.md } as const;

export const cover = style(
  inLayer("blocks", {
    selectors: {
      "&::after": reach,
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid currentColor`,
        outlineOffset: `calc(-1 * ${space[1]})`,
      },
    },
  }),
);

/** The button keeps its looks and its focus ring. A press anywhere on the tile counts as a press on it. */
export const button = style(
  inLayer("blocks", {
    position: "static",
    marginBlockStart: space[3],
    selectors: { "&::after": reach },
    "@container": { [middle]: { marginBlockStart: space[5] }, [roomy]: { marginBlockStart: space[6] } },
  }),
);

const moving = {
  transition: `scale ${motion.duration.slow} ${motion.easing.standard}`,
  "@media": {
    [media.hover]: { selectors: { [`${root.classNames.variants.linked.true}:hover &`]: { scale: motion.zoom } } },
    [media.reducedMotion]: { transition: "none", scale: "none" },
  },
} as const;

export const picture = recipe({
  base: inLayer("blocks", {
    position: "absolute",
    insetBlockEnd: fallbackVar(floorVar, "0px"),
    insetInlineEnd: 0,
    // Behind the text where both are long.
    zIndex: `calc(-1 * ${vars.zIndex.base})`,
    objectFit: "contain",
    objectPosition: "right bottom",
    transformOrigin: "right bottom",
    filter: vars.filter.picture,
    ...moving,
    selectors: { "[dir='rtl'] &": { objectPosition: "left bottom", transformOrigin: "left bottom" } },
  }),
  variants: {
    size: {
      tile: inLayer("blocks", { blockSize: "82%", inlineSize: "62%" }),
      tileBeside: inLayer("blocks", { blockSize: "70%", inlineSize: beside }),
      lead: inLayer("blocks", {
        blockSize: "52%",
        inlineSize: "86%",
        "@container": {
          [middle]: { blockSize: "66%", inlineSize: "72%" },
          [roomy]: { blockSize: "92%", inlineSize: "57%" },
        },
      }),
    },
  },
});

/** Without a name, the picture fills the tile. */
export const whole = style(
  inLayer("blocks", {
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    filter: vars.filter.picture,
    ...moving,
  }),
);
