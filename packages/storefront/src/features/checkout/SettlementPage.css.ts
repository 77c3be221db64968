import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, line, radius, size } = vars;
const hairline = `${line.hairline} solid ${color.border.hairline}`;

export const page = style(
  inLayer("app", {
    paddingBlock: `${space[6]} ${space[12]}`,
    "@media": { [below("md")]: { paddingBlockStart: space[2] } },
  }),
);

/** For screen readers only, because the steps above show where the buyer is. It must not take a row. */
export const pageTitle = style(inLayer("app", { position: "absolute" }));

export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    alignItems: "start",
    "@media": { [from("lg")]: { gridTemplateColumns: `minmax(0, 1fr) ${shopSize.summary}` } },
  }),
);

export const main = style(inLayer("app", { display: "grid", gap: space[9], minInlineSize: 0 }));

export const section = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], minInlineSize: 0 }),
);

export const head = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space[3] }));
export const heading = style([text.title2, inLayer("app", { outline: "none" })]);
export const meta = style([text.body, inLayer("app", { color: color.text.muted })]);
export const headEnd = style(inLayer("app", { marginInlineStart: "auto" }));
/** Its text, not its padding, lines up with the end of the section. */
export const headButton = style([headEnd, inLayer("app", { marginInlineEnd: `calc(-1 * ${space[2]})` })]);

export const addresses = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[3],
    "@media": {
      [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from("xl")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);

/** An empty place to be filled: no address yet. */
export const blank = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    padding: space[5],
    borderRadius: radius.panel.sm,
    background: color.bg.subtle,
  }),
]);

export const stores = style(inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] }));

export const store = style(
  inLayer("app", {
    minInlineSize: 0,
    overflow: "hidden",
    borderRadius: radius.panel.md,
    border: hairline,
    background: color.bg.surface,
  }),
);
export const storeHead = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space[5],
    rowGap: space[1],
    paddingBlock: space[3],
    paddingInline: space[5],
    background: color.bg.subtle,
  }),
);
const withIcon = inLayer("app", { display: "flex", alignItems: "center", gap: space["2half"] });
export const storeName = style([text.label, withIcon]);
/** When the parcel arrives. */
export const parcel = style([text.body, withIcon]);
export const speeds = style(inLayer("app", { padding: `${space[4]} ${space[5]} ${space[2]}` }));
export const storeIcon = style(inLayer("app", { flex: "none", inlineSize: size.icon.md, blockSize: size.icon.md }));
export const lines = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));

export const goods = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.picture.sm} minmax(0, 1fr) auto`,
    alignItems: "center",
    columnGap: space[4],
    rowGap: space[1],
    padding: `${space[3]} ${space[5]}`,
    selectors: { "& + &": { borderBlockStart: hairline } },
    "@media": {
      [from("md")]: { gridTemplateColumns: `${size.picture.sm} minmax(0, 1fr) auto ${shopSize.linePicture}` },
      [below("md")]: { alignItems: "start" },
    },
  }),
);
export const picture = style(inLayer("app", { "@media": { [below("md")]: { gridRow: "span 2" } } }));
export const goodsName = style([
  text.body,
  inLayer("app", {
    overflowWrap: "anywhere",
    selectors: { "&:hover": { textDecoration: "underline" } },
    "@media": { [below("md")]: { gridColumn: "2 / -1" } },
  }),
]);
export const specs = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const problem = style([text.small, inLayer("app", { color: color.text.danger })]);
export const each = style([
  text.body,
  inLayer("app", { color: color.text.secondary, fontVariantNumeric: vars.font.figures }),
]);
export const subTotal = style(inLayer("app", { justifySelf: "end" }));

export const remark = style(
  inLayer("app", { padding: `${space[3]} ${space[5]} ${space[4]}`, borderBlockStart: hairline }),
);

export const coupons = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@media": { [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
export const unusable = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const unusableList = style(
  inLayer("app", { display: "grid", gap: space[3], listStyle: "none", margin: 0, padding: `${space[1]} 0 0` }),
);
export const unusableItem = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], rowGap: space[1] }),
);

/** Beside the goods on a desktop; on smaller screens after them, with a bar at the bottom of the window. */
export const summary = style(
  inLayer("app", {
    minInlineSize: 0,
    "@media": { [from("lg")]: { position: "sticky", insetBlockStart: space[6] } },
  }),
);
export const summaryTitle = style([text.title3, inLayer("app", { marginBlockEnd: space[4] })]);
export const taxNote = style([
  text.small,
  inLayer("app", { marginBlockStart: space[2], color: color.text.secondary, fontVariantNumeric: vars.font.figures }),
]);

export const points = style([
  text.body,
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    gap: space[3],
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const invoice = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.icon.md} minmax(0, 1fr) auto`,
    alignItems: "center",
    gap: space[2],
    overflowWrap: "anywhere",
  }),
]);
export const invoiceIcon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md }));
/** What the paper says beside the amounts: when the order arrives, and how it goes back. */
export const terms = style(
  inLayer("app", { display: "grid", gap: space[2], listStyle: "none", margin: 0, padding: 0 }),
);
export const term = style([
  text.body,
  inLayer("app", { display: "grid", gridTemplateColumns: `${size.icon.md} minmax(0, 1fr)`, gap: space[2] }),
]);
export const submit = style(
  inLayer("app", { marginBlockStart: space[4], "@media": { [below("lg")]: { display: "none" } } }),
);
export const bar = style(
  inLayer("app", {
    display: "none",
    "@media": {
      [below("lg")]: {
        position: "sticky",
        zIndex: vars.zIndex.sticky,
        insetBlockEnd: 0,
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: space[4],
        // From edge to edge, across the margins of the page's column.
        marginInline: `calc(-1 * ${space[6]})`,
        paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
        paddingInline: space[6],
        background: color.bg.raised,
        boxShadow: vars.elevation.e2,
      },
      [below("md")]: { marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] },
    },
  }),
);
export const barAmount = style([text.caption, inLayer("app", { display: "grid" })]);
