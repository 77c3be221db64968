import { style } from "@vanilla-extract/css";
import { below, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { placeBelow } from "../../theme/place.ts";
import { text } from "../../theme/text.css.ts";

const { space } = vars;

/** In a narrow window, or above a block in a narrow place. */
const low = { rowGap: 0, marginBlockEnd: space[3] };
const ownLine = { order: 1, flexBasis: "100%" };

export const root = style(
  inLayer("blocks", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[4],
    rowGap: space[2],
    marginBlockEnd: space[5],
    "@media": { [below("md")]: low },
    "@container": { [placeBelow("md")]: low },
  }),
);

export const title = style([text.title1, inLayer("blocks", { minInlineSize: 0 })]);
/** On a phone it has a line of its own: the link to all stays beside the title. */
export const note = style([
  text.body,
  inLayer("blocks", {
    color: vars.color.text.secondary,
    "@media": { [below("md")]: ownLine },
    "@container": { [placeBelow("md")]: ownLine },
  }),
]);

export const end = style(
  inLayer("blocks", {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    marginInlineStart: "auto",
    minInlineSize: 0,
  }),
);

export const more = style([
  text.label,
  inLayer("blocks", {
    display: "inline-flex",
    alignItems: "center",
    gap: space.half,
    color: vars.color.text.brand,
    minBlockSize: space[8],
    "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
]);

export const chevron = style(
  inLayer("blocks", {
    inlineSize: vars.size.icon.sm,
    blockSize: vars.size.icon.sm,
    selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  }),
);
