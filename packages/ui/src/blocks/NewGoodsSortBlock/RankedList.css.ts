import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeFrom } from "../../theme/place.ts";

const { color, space, size, radius, type } = vars;
/** From this width on there are columns; below it, one list of equal rows. */
const wide = placeFrom("lg");

export const head = style(
  inLayer("blocks", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    marginBlockEnd: space["3half"],
    // On a phone the tab already shows the title.
    "@container": { [placeBelow("lg")]: { display: "none" } },
  }),
);

export const title = style([text.title3]);
export const titleLink = style(inLayer("blocks", { selectors: { "&:hover": { textDecoration: "underline" } } }));
export const note = style([text.caption, inLayer("blocks", { color: color.text.muted, textAlign: "end" })]);

export const list = style(inLayer("blocks", { listStyle: "none", margin: 0, padding: 0 }));

export const row = recipe({
  base: inLayer("blocks", {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space[3],
    paddingBlock: space["2half"],
    "@container": {
      [placeBelow("lg")]: { borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}` },
    },
  }),
  variants: {
    place: {
      first: inLayer("blocks", {
        "@container": {
          [wide]: {
            display: "grid",
            gridTemplateColumns: `${size.picture.xl} minmax(0, 1fr)`,
            gridTemplateRows: "1fr auto auto 1fr",
            gridTemplateAreas: '"picture ." "picture rank" "picture words" "picture ."',
            columnGap: space[4],
            rowGap: 0,
            paddingBlock: 0,
            paddingBlockEnd: space["3half"],
          },
          [placeFrom("xl")]: { gridTemplateColumns: `${measures.block.railCard} minmax(0, 1fr)` },
        },
      }),
      other: inLayer("blocks", {
        "@container": { [wide]: { borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}` } },
      }),
    },
  },
});

/** One of the price sizes: 20 px in the list, 28 in a column, 40 for first place. */
const figure = ({ size: fontSize, line }: { size: string; line: string }) => ({ fontSize, lineHeight: line });

export const rank = recipe({
  base: [
    text.priceM,
    inLayer("blocks", {
      flex: "none",
      inlineSize: space[5],
      "@container": { [wide]: { ...figure(type.priceL), inlineSize: space[7] } },
    }),
  ],
  variants: {
    place: {
      first: inLayer("blocks", {
        color: color.text.primary,
        "@container": { [wide]: { ...figure(type.priceXL), gridArea: "rank", inlineSize: "auto" } },
      }),
      other: inLayer("blocks", { "@container": { [wide]: { color: color.text.muted } } }),
    },
  },
});

export const picture = recipe({
  base: inLayer("blocks", {
    flex: "none",
    inlineSize: size.picture.md,
    borderRadius: radius.media.sm,
  }),
  variants: {
    place: {
      first: inLayer("blocks", {
        "@container": { [wide]: { gridArea: "picture", inlineSize: "100%", borderRadius: radius.media.md } },
      }),
      other: {},
    },
  },
});

export const words = style(inLayer("blocks", { flex: 1, minInlineSize: 0, gridArea: "words" }));

export const name = recipe({
  base: [
    text.small,
    inLayer("blocks", {
      ...clampedTo(2),
      overflowWrap: "anywhere",
    }),
  ],
  variants: {
    place: {
      first: inLayer("blocks", {
        "@container": {
          [wide]: {
            WebkitLineClamp: 3,
            marginBlockStart: space[1],
            fontSize: type.body.size,
            lineHeight: type.body.line,
            fontWeight: vars.font.weight.medium,
          },
        },
      }),
      other: {},
    },
  },
});

/** The whole row is a link to the product; the plus button is above it. */
export const link = style(
  inLayer("blocks", {
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.media.md },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: `calc(-1 * ${space.half})`,
      },
    },
  }),
);

export const facts = recipe({
  base: inLayer("blocks", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space["1half"],
    marginBlockStart: space.half,
  }),
  variants: {
    place: {
      first: inLayer("blocks", { "@container": { [wide]: { display: "grid", rowGap: space.half } } }),
      other: {},
    },
  },
});

/** The sentence of a product. */
export const reason = style([
  text.caption,
  inLayer("blocks", { marginBlockStart: space.half, color: color.text.muted }),
]);

export const add = style(
  inLayer("blocks", {
    position: "relative",
    zIndex: vars.zIndex.base,
    "@container": { [wide]: { display: "none" } },
  }),
);
