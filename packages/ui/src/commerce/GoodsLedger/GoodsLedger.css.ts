import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, room } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size, line: lines } = vars;
const hairline = `${lines.hairline} solid ${color.border.hairline}`;
/** Without room for ten columns a row becomes a card. */
const asCard = (rule: object) => ({ "@container": { [room.tight]: rule } });

export const root = style(inLayer("commerce", { containerType: "inline-size", minInlineSize: 0 }));

export const table = style(
  inLayer("commerce", { inlineSize: "100%", borderCollapse: "collapse", ...asCard({ display: "block" }) }),
);

/** Screen readers have the heads in a narrow place too. */
export const heads = style(
  inLayer(
    "commerce",
    asCard({
      position: "absolute",
      inlineSize: lines.hairline,
      blockSize: lines.hairline,
      overflow: "hidden",
      clipPath: "inset(50%)",
    }),
  ),
);

export const head = recipe({
  base: [
    text.caption,
    inLayer("commerce", {
      padding: space[2],
      borderBlockEnd: `${lines.hairline} solid ${color.border.strong}`,
      color: color.text.muted,
      fontWeight: vars.font.weight.medium,
      textAlign: "start",
      whiteSpace: "nowrap",
    }),
  ],
  variants: { end: { true: inLayer("commerce", { textAlign: "end" }) } },
});

export const body = style(inLayer("commerce", asCard({ display: "block" })));

export const line = style(
  inLayer("commerce", {
    borderBlockEnd: hairline,
    selectors: {
      "&:focus-within": { background: color.bg.subtle },
      "&[data-chosen]": { background: color.bg.brandSoft },
    },
    ...asCard({
      display: "grid",
      gridTemplateColumns: `${size.picture.md} repeat(3, minmax(0, 1fr))`,
      columnGap: space[3],
      rowGap: space[2],
      paddingBlock: space[3],
    }),
  }),
);

const cell = { padding: space[2], verticalAlign: "middle", ...asCard({ padding: 0, minInlineSize: 0 }) };

export const picture = style(
  inLayer("commerce", {
    ...cell,
    paddingInlineStart: space[1],
    inlineSize: `calc(${size.picture.md} + ${space[3]})`,
    // Spans the rows of name, prices and facts, so that prices and facts line up.
    ...asCard({ padding: 0, inlineSize: "auto", gridRow: "span 3" }),
  }),
);

/** WebKit takes a height in percent for none in a cell of a table, unless what it is a part of has a size. */
export const image = style(inLayer("commerce", { inlineSize: size.picture.md, blockSize: size.picture.md }));

export const goods = style([
  text.small,
  inLayer("commerce", {
    ...cell,
    textAlign: "start",
    fontWeight: vars.font.weight.medium,
    overflowWrap: "anywhere",
    ...asCard({ padding: 0, minInlineSize: 0, gridColumn: "2 / -1" }),
  }),
]);

export const nameRow = style(
  inLayer("commerce", { display: "flex", alignItems: "start", justifyContent: "space-between", gap: space[2] }),
);

export const link = style(
  inLayer("commerce", {
    paddingBlock: space[1],
    "@media": { [media.hover]: { selectors: { "&:hover": { textDecorationLine: "underline" } } } },
  }),
);

export const heart = style(
  inLayer("commerce", { flex: "none", selectors: { "&[aria-pressed='true']": { color: color.text.brand } } }),
);

export const small = style([
  text.caption,
  inLayer("commerce", { display: "block", color: color.text.muted, fontWeight: vars.font.weight.regular }),
]);

/** What the head of the column says, where it is out of sight. */
export const label = style([
  text.caption,
  inLayer("commerce", { display: "none", color: color.text.muted, ...asCard({ display: "block" }) }),
]);

export const price = style(
  inLayer("commerce", {
    ...cell,
    textAlign: "end",
    whiteSpace: "nowrap",
    selectors: { "&[data-reached]": { boxShadow: `inset 0 calc(-1 * ${lines.strong}) ${color.action.primary}` } },
    ...asCard({ padding: 0, minInlineSize: 0, textAlign: "start" }),
  }),
);

export const none = style(inLayer("commerce", { color: color.text.muted }));

export const fact = recipe({
  base: [
    text.small,
    inLayer("commerce", {
      ...cell,
      fontVariantNumeric: vars.font.figures,
      ...asCard({ padding: 0, minInlineSize: 0, textAlign: "start" }),
    }),
  ],
  variants: { end: { true: inLayer("commerce", { textAlign: "end", ...asCard({ textAlign: "start" }) }) } },
});

export const rating = style(inLayer("commerce", { display: "inline-flex", alignItems: "center", gap: space[1] }));

export const star = style(
  inLayer("commerce", {
    inlineSize: size.icon.xs,
    blockSize: size.icon.xs,
    fill: color.icon.rating,
    color: color.icon.rating,
  }),
);

export const quantity = style(
  inLayer("commerce", {
    ...cell,
    inlineSize: measures.cartCount,
    ...asCard({ padding: 0, inlineSize: "auto", gridColumn: "1 / 3", alignSelf: "center" }),
  }),
);

export const amount = style(
  inLayer("commerce", {
    ...cell,
    inlineSize: measures.cartCount,
    textAlign: "end",
    ...asCard({ padding: 0, inlineSize: "auto", gridColumn: "3 / -1", alignSelf: "center" }),
  }),
);

export const sum = style(
  inLayer("commerce", { display: "inline-flex", alignItems: "center", justifyContent: "end", gap: space[1] }),
);

/** Stays in sight while the list scrolls. */
export const total = style(
  inLayer("commerce", {
    position: "sticky",
    insetBlockEnd: "var(--sundry-ledger-bottom, 0px)",
    zIndex: vars.zIndex.base,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[4]}`,
    minBlockSize: vars.size.control.lg,
    padding: `${space[2]} ${space[3]}`,
    borderBlockStart: `${lines.strong} solid ${color.border.strong}`,
    background: color.bg.page,
  }),
);

export const totalWords = style([
  text.small,
  inLayer("commerce", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${space[1]} ${space[4]}`,
    color: color.text.primary,
    fontVariantNumeric: vars.font.figures,
  }),
]);

/** Keys are for those who have a keyboard. */
export const keys = style(inLayer("commerce", { "@media": { [media.touch]: { display: "none" } } }));
