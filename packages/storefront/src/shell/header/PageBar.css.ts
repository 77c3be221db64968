import { below, media } from "@sundry/ui/theme/breakpoints";
import { clampedTo } from "@sundry/ui/theme/clampedTo";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { bar, root } from "./Header.css.ts";

const { color, space, size } = vars;
const phone = below("md");

/** On a picture every button has a ground of its own, until the bar has one. */
const onPicture = `${root}[data-kind='picture'] ${bar}:not([data-raised]) &`;

const button = {
  display: "none",
  flex: "none",
  placeItems: "center",
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.full,
  "@media": {
    [phone]: {
      display: "grid",
      selectors: {
        [onPicture]: {
          translate: `0 ${space[1]}`,
          background: color.bg.raised,
          color: color.text.primary,
          boxShadow: vars.elevation.e1,
        },
      },
    },
  },
} as const;

/** The arrow's tip stands at the page's margin. */
export const back = style(
  inLayer("app", {
    ...button,
    marginInlineStart: `calc(-1 * ${space[3]})`,
    selectors: {
      "[dir='rtl'] &": { scale: "-1 1" },
      [onPicture]: { marginInlineStart: 0 },
      [`${root}[data-searching] > ${bar} &`]: { display: "none" },
    },
  }),
);

export const title = style([
  text.title3,
  inLayer("app", {
    display: "none",
    flex: 1,
    alignItems: "baseline",
    gap: space[2],
    minInlineSize: 0,
    whiteSpace: "nowrap",
    "@media": {
      [phone]: {
        display: "flex",
        selectors: {
          [onPicture]: { opacity: 0 },
          [`${root}[data-searching] &`]: { display: "none" },
        },
      },
      [media.reducedMotion]: { transition: "none" },
    },
    transition: `opacity ${vars.motion.duration.fast}`,
  }),
]);

/** Of a long name and a number, the name is cut; on the narrowest phones after a second line. */
export const name = style(
  inLayer("app", {
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    "@media": {
      [below("xs")]: {
        ...clampedTo(2),
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        fontSize: vars.type.bodyL.size,
        lineHeight: vars.type.label.line,
      },
    },
  }),
);

export const count = style([
  text.small,
  inLayer("app", { flex: "none", color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

export const search = style(inLayer("app", button));
export const shortcut = style(inLayer("app", { ...button, position: "relative" }));
export const shortcutIcon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md }));
export const shortcutBadge = style(inLayer("app", { insetBlockStart: space.half, insetInlineEnd: space.half }));

/** Cart and entries, on a page whose own buttons stand where the tab bar would be (SB-08). */
export const shortcuts = style(
  inLayer("app", {
    display: "none",
    "@media": {
      [phone]: {
        selectors: {
          ":root:has([data-dock]) &": { display: "contents" },
          [`:root:has([data-dock]) ${root}[data-searching] &`]: { display: "none" },
        },
      },
    },
  }),
);
