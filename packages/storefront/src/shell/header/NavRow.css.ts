import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, radius, font } = vars;

export const root = style(
  inLayer("app", {
    blockSize: size.shell.navRow,
    borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}`,
    "@media": { [below("lg")]: { display: "none" } },
  }),
);

export const row = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[7],
    blockSize: "100%",
    fontWeight: font.weight.medium,
  }),
);

export const entry = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    blockSize: "100%",
    whiteSpace: "nowrap",
    selectors: { "&:hover": { color: color.text.brand } },
  }),
);

export const entries = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[7],
    blockSize: "100%",
    minInlineSize: 0,
    // More entries than fit are left out, never half shown.
    flexWrap: "wrap",
    overflow: "hidden",
  }),
);

export const openStore = style([
  text.small,
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    marginInlineStart: "auto",
    color: color.text.secondary,
    whiteSpace: "nowrap",
  }),
]);

export const categories = style(inLayer("app", { position: "relative", flex: "none", zIndex: vars.zIndex.sticky }));

/** A drawer front: square at the bottom, where the menu continues it. */
const front = {
  display: "flex",
  alignItems: "center",
  gap: space["2half"],
  inlineSize: size.categoryRail,
  blockSize: size.shell.navRow,
  paddingInline: space[4],
  borderStartStartRadius: radius.md,
  borderStartEndRadius: radius.md,
  fontWeight: font.weight.control,
} as const;

export const all = style(
  inLayer("app", {
    ...front,
    background: color.action.quiet,
    selectors: { "&:hover, &[aria-expanded='true']": { background: color.action.quietHover } },
  }),
);

export const allStrong = style(
  inLayer("app", { ...front, background: color.action.strong, color: color.text.inverse }),
);

export const allWords = style(inLayer("app", { flex: 1 }));

export const chevron = style(inLayer("app", { inlineSize: size.icon.sm, blockSize: size.icon.sm }));

export const flyout = style(inLayer("app", {}));

/** Where the rail stands open there is nothing to unfold. */
export const unpinned = style(inLayer("app", { "@media": { [from("xl")]: { display: "none" } } }));

export const pinned = style(inLayer("app", { display: "none", "@media": { [from("xl")]: { display: "block" } } }));

export const pinnedMenu = style(
  inLayer("app", { position: "absolute", insetBlockStart: "100%", insetInlineStart: 0, minBlockSize: size.block.hero }),
);

export const menu = style(inLayer("app", { minBlockSize: size.block.hero }));

/** The place of the menu while its code is on the way. */
export const menuWait = style(
  inLayer("app", {
    inlineSize: size.categoryRail,
    minBlockSize: size.block.hero,
    borderEndStartRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
  }),
);
