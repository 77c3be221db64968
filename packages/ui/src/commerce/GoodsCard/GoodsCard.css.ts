import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;
const aboveLink = `calc(${vars.zIndex.base} + 1)`;

export const root = style(
  inLayer("commerce", {
    position: "relative",
    isolation: "isolate",
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
  }),
);

export const picture = recipe({
  base: inLayer("commerce", { position: "relative" }),
  variants: {
    variant: {
      grid: {},
      // Beside two rows of smaller cards, the large picture is as high as both.
      lead: inLayer("commerce", { flexGrow: 1 }),
    },
  },
});

export const image = recipe({
  variants: { variant: { grid: {}, lead: inLayer("commerce", { inlineSize: "100%", blockSize: "100%" }) } },
});

export const tag = style(
  inLayer("commerce", {
    position: "absolute",
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    pointerEvents: "none",
  }),
);

export const price = style(inLayer("commerce", { marginBlockStart: space["2half"] }));

export const name = recipe({
  base: inLayer("commerce", {
    marginBlockStart: space.half,
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
    overflowWrap: "anywhere",
  }),
  variants: {
    variant: { grid: text.small, lead: text.title3 },
    tone: {
      neutral: inLayer("commerce", { color: color.text.primary }),
      inverse: inLayer("commerce", { color: color.text.onDark }),
    },
  },
});

/** The whole card is a link. The heart and the "Add" button are above it. */
export const link = style(
  inLayer("commerce", {
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        zIndex: vars.zIndex.base,
        inset: 0,
        borderRadius: vars.radius.media.md,
      },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: space.half,
      },
    },
  }),
);

export const meta = style(inLayer("commerce", { marginBlockStart: space[1] }));

export const note = recipe({
  base: [
    text.caption,
    inLayer("commerce", {
      display: "flex",
      alignItems: "center",
      gap: space[1],
      marginBlockStart: space[1],
      minInlineSize: 0,
    }),
  ],
  variants: {
    tone: {
      neutral: inLayer("commerce", { color: color.text.muted }),
      inverse: inLayer("commerce", { color: color.darkField.muted }),
    },
  },
});

export const storeIcon = style(
  inLayer("commerce", { inlineSize: vars.size.icon.xs, blockSize: vars.size.icon.xs, flex: "none" }),
);

export const ellipsis = style(
  inLayer("commerce", { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);

const shownOnPoint = {
  opacity: 0,
  transitionProperty: "opacity",
  transitionDuration: vars.motion.duration.fast,
  selectors: { [`${root}:hover &, ${root}:focus-within &`]: { opacity: 1 } },
} as const;

export const favourite = style(
  inLayer("commerce", {
    position: "absolute",
    zIndex: aboveLink,
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.control.sm,
    blockSize: vars.size.control.sm,
    borderRadius: vars.radius.full,
    background: color.float.bg,
    color: color.float.text,
    boxShadow: vars.elevation.e1,
    "@media": {
      [media.hover]: shownOnPoint,
      [media.touch]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    },
    selectors: { "&[aria-pressed='true']": { opacity: 1 } },
  }),
);

export const heart = style(
  inLayer("commerce", {
    inlineSize: vars.size.icon.sm,
    blockSize: vars.size.icon.sm,
    selectors: { "[aria-pressed='true'] > &": { fill: color.action.primary, color: color.action.primary } },
  }),
);

export const add = style([
  text.label,
  inLayer("commerce", {
    position: "absolute",
    zIndex: aboveLink,
    insetInlineEnd: space[2],
    insetBlockEnd: space[2],
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space["1half"],
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    borderRadius: vars.radius.control.sm,
    background: color.action.primary,
    color: color.text.onBrand,
    selectors: { "&:hover": { background: color.action.primaryHover } },
    "@media": {
      [media.hover]: { ...shownOnPoint, insetInlineStart: space[2], minBlockSize: vars.size.control.md },
    },
  }),
]);

export const addText = style(
  inLayer("commerce", { display: "none", "@media": { [media.hover]: { display: "inline" } } }),
);

export const cart = style(inLayer("commerce", { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }));
