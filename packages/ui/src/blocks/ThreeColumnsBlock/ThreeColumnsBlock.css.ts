import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBetween, placeFrom } from "../../theme/place.ts";
import { blockPlace } from "../../theme/place.css.ts";

const { color, space, radius, size } = vars;

export const root = style([blockPlace, inLayer("blocks", { minInlineSize: 0 })]);

export const row = style(
  inLayer("blocks", {
    display: "grid",
    gap: space[4],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container": {
      [placeFrom("lg")]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    },
  }),
);

export const advert = style(inLayer("blocks", { minBlockSize: measures.block.waiting }));

const field = (background: string) => inLayer("blocks", { background });

export const panel = recipe({
  base: inLayer("blocks", {
    display: "grid",
    alignContent: "space-between",
    gap: space[3],
    minInlineSize: 0,
    padding: space[5],
    paddingBlockEnd: space[4],
    borderRadius: radius.panel.lg,
    overflow: "hidden",
    "@container": {
      [placeBetween("md", "lg")]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        alignItems: "center",
        columnGap: space[6],
      },
    },
  }),
  variants: {
    tint: {
      butter: field(color.tint.butter),
      apricot: field(color.tint.apricot),
      shell: field(color.tint.shell),
      sky: field(color.tint.sky),
      mint: field(color.tint.mint),
      lilac: field(color.tint.lilac),
      sand: field(color.tint.sand),
      steel: field(color.tint.steel),
      ink: field(color.tint.steel),
    },
  },
});

export const head = style(
  inLayer("blocks", { display: "flex", justifyContent: "space-between", gap: space[3], minInlineSize: 0 }),
);

/** Each on a line of its own. */
export const words = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    justifyItems: "start",
    minInlineSize: 0,
  }),
);
export const name = style([text.title3]);
export const describe = style([
  text.small,
  inLayer("blocks", { marginBlockStart: space.half, color: color.text.secondary }),
]);

/** In the dark scheme the brand's blue is too pale on a tint, so the link has the colour of the title. */
export const more = style([
  text.label,
  inLayer("blocks", {
    display: "inline-flex",
    alignItems: "center",
    gap: space.half,
    marginBlockStart: space[1],
    minBlockSize: space[8],
    "@media": { [media.touch]: { minBlockSize: size.touch } },
    selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": { outlineColor: "currentColor" } },
  }),
]);

export const chevron = style(inLayer("blocks", { inlineSize: size.icon.sm, blockSize: size.icon.sm }));

export const art = style(
  inLayer("blocks", {
    flex: "none",
    inlineSize: measures.block.panelArt,
    blockSize: "auto",
    alignSelf: "center",
    filter: vars.filter.picture,
  }),
);

export const pictures = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space[3],
    listStyle: "none",
    margin: 0,
    padding: 0,
  }),
);

export const goods = style(inLayer("blocks", { position: "relative", minInlineSize: 0 }));

export const tag = style(
  inLayer("blocks", { position: "absolute", insetBlockStart: space["1half"], insetInlineStart: space["1half"] }),
);

export const price = style(inLayer("blocks", { marginBlockStart: space["1half"] }));

export const goodsLink = style(
  inLayer("blocks", {
    display: "block",
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.media.md },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": { outline: `${vars.line.strong} solid currentColor`, outlineOffset: space.half },
    },
  }),
);

export const goodsName = style([
  text.caption,
  inLayer("blocks", {
    ...clampedTo(2),
    overflowWrap: "anywhere",
  }),
]);

export const goodsNote = style([text.caption, inLayer("blocks", { color: color.text.secondary })]);
