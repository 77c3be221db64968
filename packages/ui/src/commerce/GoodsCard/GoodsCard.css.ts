import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { touchReach } from "../../theme/touchReach.css.ts";

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

/** The price, and beside it the button that adds. */
export const offer = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[1],
    minBlockSize: vars.size.control.sm,
    marginBlockStart: space["1half"],
  }),
);

export const price = style(inLayer("commerce", { minInlineSize: 0 }));

export const add = style(inLayer("commerce", { zIndex: aboveLink }));

export const name = recipe({
  base: inLayer("commerce", {
    marginBlockStart: space.half,
    ...clampedTo(2),
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

/** The whole card is a link. The heart and the button that adds are above it. */
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

/** Of the site, and above the link. */
export const footer = style(
  inLayer("commerce", { position: "relative", zIndex: aboveLink, marginBlockStart: space[2] }),
);

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

export const reason = style(
  inLayer("commerce", {
    ...clampedTo(2),
    minInlineSize: 0,
    overflowWrap: "anywhere",
  }),
);

/** A dark line around a light body, so that it is seen on a picture of any colour, and hides little of it. */
export const favourite = style(
  inLayer("commerce", {
    position: "absolute",
    zIndex: aboveLink,
    insetBlockStart: space[3],
    insetInlineEnd: space[3],
    display: "grid",
    borderRadius: vars.radius.small,
    color: color.float.text,
    transitionProperty: "opacity",
    transitionDuration: vars.motion.duration.fast,
    selectors: {
      "&::after": touchReach,
    },
    "@media": {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${root}:hover &, ${root}:focus-within &, &[aria-pressed='true']`]: { opacity: 1 } },
      },
    },
  }),
);

export const heart = style(
  inLayer("commerce", {
    inlineSize: vars.size.icon.md,
    blockSize: vars.size.icon.md,
    fill: color.float.bg,
    fillOpacity: 0.65,
    selectors: {
      "[aria-pressed='true'] > &": { fill: color.action.primary, fillOpacity: 1, color: color.action.primary },
    },
  }),
);
