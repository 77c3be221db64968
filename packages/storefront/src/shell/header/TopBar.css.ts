import { below, from, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

/** Stays at the edge of the window from the first pixel of scroll on; the bar with the search comes in over it. */
export const root = style([
  text.caption,
  inLayer("app", {
    position: "sticky",
    zIndex: `calc(${vars.zIndex.header} + 1)`,
    insetBlockStart: 0,
    background: color.bg.subtle,
    color: color.text.secondary,
    selectors: {
      "&[data-scrolled]": { boxShadow: `0 ${vars.line.hairline} 0 ${color.border.hairline}` },
      // What the keyboard is in, and an open menu, are not covered.
      "&:has(:focus-visible), &:has([aria-expanded='true'])": { zIndex: `calc(${vars.zIndex.header} + 3)` },
    },
    "@media": { [below("md")]: { display: "none" }, [media.flat]: { position: "static" } },
  }),
]);

export const row = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[5],
    blockSize: shopSize.shell.topBar,
    whiteSpace: "nowrap",
  }),
);

export const blurb = style(
  inLayer("app", { display: "flex", alignItems: "center", gap: space[2], flex: 1, minInlineSize: 0 }),
);

/** In the same place as later, after the button that stops it. */
export const blurbText = style(
  inLayer("app", {
    flex: 1,
    minInlineSize: 0,
    paddingInlineStart: `calc(${size.cell.sm} + ${space[2]})`,
    overflow: "hidden",
    textOverflow: "ellipsis",
  }),
);

export const icon = style(inLayer("app", { flex: "none", inlineSize: size.icon.sm, blockSize: size.icon.sm }));

export const links = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[5] }));

export const link = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    minBlockSize: size.control.sm,
    selectors: { "&:hover": { color: color.text.primary } },
  }),
);

/** The search and the cart. They take their room from the end of the news alone, so nothing moves when they come. */
export const tool = style([link, inLayer("app", { flex: "none", paddingInline: space[2] })]);

/** Only heard where it would take the room of the news. */
export const word = style(
  inLayer("app", {
    "@media": { [below("wide")]: { position: "absolute", overflow: "hidden", clipPath: "inset(50%)" } },
  }),
);

/**
 * Seen as long as the search is. It is there from the start: what comes later asks the server again. The tab bar has the cart of
 * narrower windows.
 */
export const cart = style(
  inLayer("app", {
    display: "none",
    flex: "none",
    "@media": { [from("lg")]: { selectors: { [`${root}[data-scrolled] &`]: { display: "block" } } } },
  }),
);

/** Left out where the news would have no room; the tab bar leads to the same pages. */
export const wideLink = style([link, inLayer("app", { "@media": { [below("lg")]: { display: "none" } } })]);

export const dot = style(
  inLayer("app", {
    inlineSize: space[2],
    blockSize: space[2],
    borderRadius: vars.radius.full,
    background: color.action.primary,
  }),
);

export const brandLink = style([
  link,
  inLayer("app", {
    color: color.text.brand,
    fontWeight: vars.type.label.weight,
    selectors: { "&:hover": { color: color.text.brand, textDecoration: "underline" } },
  }),
]);

export const rule = style(
  inLayer("app", { inlineSize: vars.line.hairline, blockSize: space[3], background: color.border.hairline }),
);

/** The buyer's name. A long one is cut, so that the links beside it fit in every language. */
export const name = style(
  inLayer("app", { maxInlineSize: shopSize.menuColumn, overflow: "hidden", textOverflow: "ellipsis" }),
);

export const face = style(
  inLayer("app", { inlineSize: space[5], blockSize: space[5], borderRadius: vars.radius.full, objectFit: "cover" }),
);

export const menu = style([
  text.body,
  inLayer("app", {
    display: "grid",
    minInlineSize: shopSize.menuColumn,
    padding: space["1half"],
    inlineSize: "max-content",
  }),
]);

export const menuItem = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    inlineSize: "100%",
    minBlockSize: size.control.md,
    paddingInline: space[4],
    borderRadius: vars.radius.control.sm,
    selectors: { "&:hover": { background: color.action.quiet } },
  }),
);
