import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

/** At the bottom of the window, instead of the tab bar. */
export const root = style(
  inLayer("app", {
    position: "fixed",
    zIndex: vars.zIndex.sticky,
    insetBlockEnd: 0,
    insetInline: 0,
    display: "grid",
    justifyContent: "center",
    gap: space[2],
    paddingBlockStart: space[2],
    paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
    paddingInline: space[4],
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
    "@media": {
      [below("md")]: {
        gridTemplateColumns: `repeat(3, ${size.control.md}) repeat(2, minmax(0, 1fr))`,
        gap: space[1],
        paddingInline: space[2],
      },
      [from("md")]: {
        gridTemplateColumns: `repeat(2, minmax(0, ${shopSize.gallery}))`,
        selectors: { "&:not([data-away])": { display: "none" } },
      },
    },
  }),
);

/** Five elements share the width of a phone, so the text of a button may take two lines. */
globalStyle(
  `${root} > [data-component="Button"]`,
  globalInLayer("app", {
    "@media": {
      [below("md")]: {
        paddingInline: space[1],
        fontSize: vars.type.body.size,
        lineHeight: "1.2",
        whiteSpace: "normal",
      },
    },
  }),
);

export const entry = style([
  text.micro,
  inLayer("app", {
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: space.half,
    minBlockSize: size.touch,
    color: color.text.secondary,
    "@media": { [from("md")]: { display: "none" } },
  }),
]);

export const icon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md }));

export const heart = style([
  icon,
  inLayer("app", { selectors: { "&[data-filled]": { fill: color.text.brand, color: color.text.brand } } }),
]);
