import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, space, size, radius, line, motion } = vars;

export const root = style(
  inLayer("commerce", {
    inlineSize: measures.rail,
    padding: space["1half"],
    borderRadius: radius.panel.lg,
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
  }),
);

export const group = style(
  inLayer("commerce", {
    selectors: {
      "& + &": {
        marginBlockStart: space[1],
        paddingBlockStart: space[1],
        borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
      },
    },
  }),
);

export const entry = style(
  inLayer("commerce", {
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: "100%",
    blockSize: size.touch,
    borderRadius: radius.control.md,
    color: color.icon.default,
    transition: `background-color ${motion.duration.fast}, color ${motion.duration.fast}`,
    selectors: {
      "&[data-current]": { background: color.bg.brandSoft, color: color.text.brand },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { background: color.action.quiet } } },
      // In a low window the whole rail stays in view.
      [media.low]: { blockSize: size.control.sm },
    },
  }),
);

export const icon = style(inLayer("commerce", { display: "grid" }));

globalStyle(
  `${icon} svg`,
  inLayer("commerce", { inlineSize: size.icon.md, blockSize: size.icon.md, strokeWidth: size.icon.stroke }),
);

/** The name beside the icon; always there for screen readers. */
export const name = style([
  text.caption,
  inLayer("commerce", {
    position: "absolute",
    insetInlineEnd: `calc(100% + ${space["2half"]})`,
    paddingBlock: space["1half"],
    paddingInline: space["2half"],
    borderRadius: radius.small,
    background: color.bg.inverse,
    color: color.text.inverse,
    whiteSpace: "nowrap",
    opacity: 0,
    pointerEvents: "none",
    transition: `opacity ${motion.duration.fast}`,
    selectors: {
      [`${entry}:focus-visible &`]: { opacity: 1 },
    },
    "@media": {
      [media.hover]: { selectors: { [`${entry}:hover &`]: { opacity: 1, transitionDelay: motion.delay.hover } } },
    },
  }),
]);

export const badge = style(
  inLayer("commerce", {
    insetBlockStart: 0,
    insetInlineEnd: `calc(-1 * ${space.half})`,
    boxShadow: `0 0 0 ${line.strong} ${color.bg.raised}`,
  }),
);
