import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { measures } from "@sundry/ui/theme/measures";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size, radius, font } = vars;

export const root = style(
  inLayer("app", {
    blockSize: shopSize.shell.navRow,
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
    selectors: {
      "&:hover": { color: color.text.brand },
      "&[aria-current]": {
        color: color.text.brand,
        boxShadow: `inset 0 calc(-1 * ${vars.line.strong}) 0 currentColor`,
      },
      // Inside the entry: the row cuts off what is outside.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.line.strong})` },
    },
  }),
);

export const entries = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[7],
    blockSize: "100%",
    minInlineSize: 0,
    // Entries that don't fit are left out, never cut.
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

/** The top of a drawer: square at the bottom, where the menu continues it. */
const front = {
  display: "flex",
  alignItems: "center",
  gap: space["2half"],
  inlineSize: measures.categoryRail,
  blockSize: shopSize.shell.navRow,
  paddingInline: space[4],
  borderStartStartRadius: radius.control.md,
  borderStartEndRadius: radius.control.md,
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

/** Hidden where the menu is always open. */
export const unpinned = style(inLayer("app", { "@media": { [from("xl")]: { display: "none" } } }));

export const pinned = style(inLayer("app", { display: "none", "@media": { [from("xl")]: { display: "block" } } }));

export const pinnedMenu = style(
  inLayer("app", {
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: 0,
    minBlockSize: measures.block.hero,
  }),
);

export const menu = style(inLayer("app", { minBlockSize: measures.block.hero }));

/** Space for the menu while its code loads. */
export const menuSkeleton = style(
  inLayer("app", {
    inlineSize: measures.categoryRail,
    minBlockSize: measures.block.hero,
    borderEndStartRadius: radius.panel.md,
    borderEndEndRadius: radius.panel.md,
    background: color.bg.raised,
    boxShadow: vars.elevation.e2,
  }),
);
