import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeFrom } from "../../theme/place.ts";

const { color, space, radius, size } = vars;

export const root = style(
  inLayer("blocks", {
    minInlineSize: 0,
    paddingBlock: `${space[7]} ${space[8]}`,
    paddingInline: space[8],
    borderRadius: radius.block,
    background: color.darkField.surface,
    color: color.text.onDark,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.darkField.ring}`,
    "@container": { [placeBelow("md")]: { paddingBlock: space[5], paddingInline: space[4] } },
  }),
);

export const head = style(
  inLayer("blocks", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[4], rowGap: space[2] }),
);

export const title = style([
  text.title1,
  inLayer("blocks", { display: "inline-flex", alignItems: "center", gap: space[2] }),
]);

export const bolt = style(
  inLayer("blocks", { inlineSize: size.icon.lg, blockSize: size.icon.lg, strokeWidth: size.icon.stroke }),
);

export const note = style([text.body, inLayer("blocks", { color: color.darkField.muted })]);

export const all = style([
  text.label,
  inLayer("blocks", {
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    marginInlineStart: "auto",
    minBlockSize: size.control.sm,
    "@media": { [media.touch]: { minBlockSize: size.touch } },
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
]);

export const arrow = style(
  inLayer("blocks", {
    inlineSize: size.icon.sm,
    blockSize: size.icon.sm,
    selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  }),
);

export const slots = style(
  inLayer("blocks", {
    marginBlock: `${space[5]} ${space[6]}`,
    "@container": { [placeBelow("md")]: { marginBlock: space[3] } },
  }),
);

export const goods = style(
  inLayer("blocks", {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: measures.block.railCard,
    gap: space[4],
    listStyle: "none",
    margin: 0,
    padding: 0,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    scrollbarWidth: "none",
    "@container": {
      // It goes on to the edges of the field.
      [placeBelow("md")]: {
        marginInline: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        scrollPaddingInline: space[4],
      },
      [placeFrom("md")]: { gridAutoColumns: `calc((100% - 2 * ${space[4]}) / 3)` },
      [placeFrom("lg")]: { gridAutoColumns: `calc((100% - 4 * ${space[4]}) / 5)` },
    },
    "@media": {
      [media.hover]: { scrollbarWidth: "thin" },
    },
  }),
);

/** Products without a strip of rounds above them. */
export const alone = style(inLayer("blocks", { marginBlockStart: space[5] }));

/** Lines up what is below the cards, however long the names are. */
export const item = style(
  inLayer("blocks", { display: "grid", gridTemplateRows: "1fr auto", minInlineSize: 0, scrollSnapAlign: "start" }),
);

export const claimed = style([
  text.caption,
  inLayer("blocks", { display: "grid", gap: space[1], marginBlockStart: space[2], color: color.darkField.muted }),
]);
