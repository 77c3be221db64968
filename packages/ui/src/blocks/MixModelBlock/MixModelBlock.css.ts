import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeBelow, placeBetween, placeFrom } from "../../theme/place.ts";

const { color, space, radius } = vars;
const list = { listStyle: "none", margin: 0, padding: 0 } as const;
const tablet = placeBetween("md", "xl");

/** Side by side on the widest screens, otherwise stacked. A single side fills the line. */
export const root = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    "@container": {
      [placeBelow("md")]: { gap: space[6] },
      [placeFrom("xl")]: {
        gridTemplateColumns: `minmax(0, 1fr) ${measures.block.stores}`,
        selectors: { "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
      },
    },
  }),
);

export const side = style(inLayer("blocks", { minInlineSize: 0 }));

export const grid = style(
  inLayer("blocks", {
    ...list,
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[4],
    rowGap: space[7],
    "@container": {
      [placeBelow("sm")]: { columnGap: space[3], rowGap: space[5] },
      [placeFrom("md")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

/** Two by two on a phone, so that the stores are not far down. */
export const card = style(
  inLayer("blocks", {
    minInlineSize: 0,
    "@container": { [placeBelow("md")]: { selectors: { "&:nth-child(n + 5)": { display: "none" } } } },
  }),
);

export const panel = style(
  inLayer("blocks", {
    minInlineSize: 0,
    alignSelf: "start",
    paddingBlock: space[5],
    paddingInline: space[5],
    paddingBlockEnd: space[2],
    borderRadius: radius.panel.lg,
    background: color.bg.brandSoft,
    "@container": { [placeBelow("md")]: { paddingInline: space[4], paddingBlockStart: space[4] } },
  }),
);

export const panelHead = style(
  inLayer("blocks", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    marginBlockEnd: space[3],
  }),
);

export const panelTitle = style([text.title2]);

export const stores = style(
  inLayer("blocks", {
    ...list,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container": {
      [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
      [placeBelow("md")]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: measures.block.storeCard,
        gap: space[4],
        // The rail extends to the edges of the panel.
        marginInline: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        scrollPaddingInline: space[4],
        overflowX: "auto",
        overscrollBehaviorX: "contain",
        scrollSnapType: "x proximity",
        scrollbarWidth: "none",
      },
    },
  }),
);

export const store = style(
  inLayer("blocks", {
    minInlineSize: 0,
    paddingBlockStart: space["3half"],
    paddingBlockEnd: space[4],
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
    scrollSnapAlign: "start",
  }),
);

/** The link covers the whole line of the store. */
export const storeHead = style(
  inLayer("blocks", { position: "relative", display: "flex", alignItems: "center", gap: space[3], minInlineSize: 0 }),
);

export const storeWords = style(inLayer("blocks", { flex: 1, minInlineSize: 0 }));
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const storeName = style([text.label, inLayer("blocks", oneLine)]);

export const facts = style(
  inLayer("blocks", { display: "flex", alignItems: "center", gap: space["1half"], minInlineSize: 0 }),
);

export const rating = style(inLayer("blocks", { flex: "none" }));

/** Leaves room for the line about the store. */
export const price = style(inLayer("blocks", { flex: "none", maxInlineSize: "60%" }));

export const describe = style([
  text.caption,
  inLayer("blocks", { ...oneLine, minInlineSize: 0, color: color.text.secondary }),
]);

export const visit = style([
  text.small,
  inLayer("blocks", {
    flex: "none",
    color: color.text.brand,
    fontWeight: vars.font.weight.control,
    selectors: {
      "&:hover": { textDecoration: "underline" },
      [`${storeHead} > &::after`]: { content: "", position: "absolute", inset: 0, borderRadius: radius.panel.sm },
      [`${storeHead} > &:focus-visible`]: { outline: "none" },
      [`${storeHead} > &:focus-visible::after`]: {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: space.half,
      },
    },
    "@media": { [media.touch]: { paddingBlock: space[3] } },
  }),
]);

export const thumbs = style(
  inLayer("blocks", {
    ...list,
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space[2],
    marginBlockStart: space["2half"],
  }),
);

export const thumb = style(inLayer("blocks", { borderRadius: radius.media.sm }));
export const thumbLink = style(inLayer("blocks", { display: "block", borderRadius: radius.media.sm }));
