import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const { space, size } = vars;

/** A margin on both sides, wider where a phone on its side has its camera. */
const between = (margin: string) => `100% - 2 * max(${margin}, env(safe-area-inset-left), env(safe-area-inset-right))`;

/** Width of the column for all content: at most 1600 px, with the page's margins. */
export const column = {
  inlineSize: `min(${size.container}, ${between(space[6])})`,
  marginInline: "auto",
  "@media": {
    [below("md")]: { inlineSize: `calc(${between(space[4])})` },
    // The sidebar is in the margin and covers nothing.
    [from("lg")]: { inlineSize: `min(${size.container}, ${between(`${space[12]} + ${space[6]}`)})` },
    print: { inlineSize: "auto", marginInline: 0 },
  },
} as const;

/** Rows that scroll sideways go on through the page's margin. From 1024 px on the sidebar is in it. */
export const throughMargin = {
  "@media": {
    [`${from("md")} and ${below("lg")}`]: { vars: { "--sundry-page-margin": space[6] } },
    [below("md")]: { vars: { "--sundry-page-margin": space[4] } },
  },
} as const;

/** The margin of the page that {@link throughMargin} sets; where it sets none, room for a ring or a shadow. */
const margin = `var(--sundry-page-margin, ${space[1]})`;

/** A row of such a page that scrolls sideways: the screen cuts it, not the column. */
export const toEdges = {
  marginInline: `calc(-1 * ${margin})`,
  paddingInline: margin,
  scrollPaddingInline: margin,
} as const;

/** The column for all content. */
export const wrap = style([inLayer("app", column), inLayer("app", throughMargin)]);
