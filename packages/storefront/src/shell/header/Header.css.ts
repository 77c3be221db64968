import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, line, elevation, motion } = vars;
const { shell } = size;

/** Keeps the room of the header, whatever it does: nothing below moves when it becomes fixed (HM-08). */
export const slot = style(
  inLayer("app", {
    blockSize: `calc(${shell.header} + ${shell.navRow})`,
    "@media": {
      [below("lg")]: { blockSize: shell.header },
      [below("md")]: { blockSize: shell.headerPhone },
    },
  }),
);

const phoneField = { background: color.bg.brand, color: color.text.onBrand };

export const bar = style(
  inLayer("app", {
    position: "relative",
    zIndex: vars.zIndex.header,
    background: color.bg.page,
    "@media": { [below("md")]: phoneField },
    selectors: {
      [`${slot}:not([data-mode='top']) > &`]: {
        position: "fixed",
        insetBlockStart: 0,
        insetInline: 0,
        boxShadow: elevation.e1,
      },
      [`${slot}[data-mode='floating'] > &`]: { background: color.bg.raised, boxShadow: elevation.e2 },
    },
  }),
);

export const row = style(
  inLayer("app", {
    display: "flex",
    alignItems: "flex-start",
    gap: space[10],
    blockSize: shell.header,
    paddingBlockStart: space[5],
    selectors: {
      [`${slot}[data-mode='floating'] &`]: { alignItems: "center", blockSize: shell.floating, paddingBlockStart: 0 },
    },
    "@media": {
      [below("lg")]: { gap: space[6] },
      [below("md")]: {
        flexWrap: "wrap",
        gap: `${space[1]} ${space[2]}`,
        blockSize: shell.headerPhone,
        paddingBlockStart: space[2],
        // On a phone the fixed header is the search alone: the screen is small.
        selectors: {
          [`${slot}:not([data-mode='top']) &`]: {
            blockSize: shell.floating,
            alignItems: "center",
            paddingBlockStart: 0,
          },
        },
      },
    },
  }),
);

export const logo = style(
  inLayer("app", {
    paddingBlockStart: space["1half"],
    minInlineSize: `calc(${size.categoryRail} - ${space[10]})`,
    "@media": {
      [below("lg")]: { minInlineSize: 0 },
      [below("md")]: {
        flex: 1,
        paddingBlockStart: space["1half"],
        selectors: { [`${slot}:not([data-mode='top']) &`]: { display: "none" } },
      },
    },
    selectors: { [`${slot}[data-mode='floating'] &`]: { paddingBlockStart: 0 } },
  }),
);

export const search = style(
  inLayer("app", {
    flex: `0 1 ${shell.search}`,
    minInlineSize: 0,
    "@media": {
      [below("lg")]: { flex: 1 },
      [below("md")]: {
        flex: "1 0 100%",
        order: 1,
        selectors: { [`${slot}:not([data-mode='top']) &`]: { flexBasis: 0 } },
      },
    },
  }),
);

/** The suggestions hang below it. */
export const searchField = style(inLayer("app", { position: "relative" }));

export const searchBox = style(
  inLayer("app", {
    selectors: { [`${slot}[data-mode='floating'] &`]: { blockSize: size.control.field } },
    "@media": {
      // The fixed bar has no field of colour behind the box, which needs its frame again.
      [below("md")]: {
        selectors: {
          [`${slot}[data-mode='floating'] &`]: { boxShadow: `inset 0 0 0 ${line.strong} ${color.border.strong}` },
          [`${slot}[data-mode='floating'] &:focus-within`]: {
            boxShadow: `inset 0 0 0 ${line.strong} ${color.border.focus}`,
          },
        },
      },
    },
  }),
);

export const hot = style([
  text.caption,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space[4]}`,
    blockSize: space[6],
    marginBlockStart: space[1],
    paddingInlineStart: space[4],
    overflow: "hidden",
    color: color.text.secondary,
    "@media": {
      [below("md")]: {
        paddingInlineStart: 0,
        color: color.text.onBrand,
        selectors: { [`${slot}:not([data-mode='top']) &`]: { display: "none" } },
      },
    },
    selectors: { [`${slot}[data-mode='floating'] &`]: { display: "none" } },
  }),
]);

export const hotTitle = style(
  inLayer("app", {
    lineHeight: space[6],
    fontWeight: vars.font.weight.control,
    color: color.text.deal,
    "@media": { [below("md")]: { color: "inherit" } },
  }),
);

export const hotWord = style(
  inLayer("app", {
    lineHeight: space[6],
    whiteSpace: "nowrap",
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
);

export const actions = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[1],
    marginInlineStart: "auto",
    "@media": { [below("lg")]: { display: "none" } },
  }),
);

export const phoneActions = style(
  inLayer("app", {
    display: "none",
    alignItems: "center",
    "@media": {
      [below("md")]: { display: "flex", selectors: { [`${slot}:not([data-mode='top']) &`]: { display: "none" } } },
    },
  }),
);

/** Cart and entries of a phone, on a page whose own buttons stand where the tab bar would be (SB-08). */
export const dockedWays = style(
  inLayer("app", {
    display: "none",
    alignItems: "center",
    "@media": {
      [below("md")]: {
        selectors: {
          ":root:has([data-dock]) &": { display: "flex" },
          [`${slot}:not([data-mode='top']) &`]: { order: 2 },
          // The fixed bar has no field of colour.
          [`${slot}[data-mode='floating'] &`]: { color: color.text.primary },
        },
      },
    },
  }),
);

/** The header of a small phone holds three buttons beside the name of the shop. */
export const theme = style(
  inLayer("app", {
    display: "contents",
    "@media": { [below("md")]: { selectors: { ":root:has([data-dock]) &": { display: "none" } } } },
  }),
);

export const way = style(
  inLayer("app", {
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: vars.radius.control,
  }),
);

export const wayIcon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md }));
export const wayBadge = style(inLayer("app", { insetBlockStart: space.half, insetInlineEnd: space.half }));

export const cart = style(
  inLayer("app", {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space["2half"],
    blockSize: size.control.lg,
    paddingInline: space[4],
    borderRadius: vars.radius.panel,
    background: color.action.quiet,
    fontWeight: vars.font.weight.control,
    transition: `background-color ${motion.duration.fast}`,
    selectors: { "&:hover": { background: color.action.quietHover } },
  }),
);
