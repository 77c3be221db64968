import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, line } = vars;

export const page = style(inLayer("app", { display: "grid", gap: space[5], minInlineSize: 0 }));
export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], rowGap: space[1] }),
);
export const title = style([text.title2, inLayer("app", { overflowWrap: "anywhere", minInlineSize: 0 })]);
export const print = style(inLayer("app", { marginInlineStart: "auto", marginInlineEnd: `calc(-1 * ${space[2]})` }));
export const held = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    color: color.text.secondary,
  }),
]);
export const steps = style(inLayer("app", { marginBlockStart: space[5] }));
export const actions = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    marginBlockStart: space[5],
    selectors: { "&:empty": { display: "none" } },
  }),
);
/** On a phone the first action has the whole width, the others two by two, if their words fit; one that is left over has it as well. */
globalStyle(
  `${actions} > *`,
  globalInLayer("app", {
    "@media": { [below("sm")]: { flex: "1 1 40%", minInlineSize: "max-content", maxInlineSize: "100%" } },
  }),
);
globalStyle(`${actions} > :first-child`, globalInLayer("app", { "@media": { [below("sm")]: { flexBasis: "100%" } } }));

export const panel = style(
  inLayer("app", {
    minInlineSize: 0,
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    "@media": { print: { padding: 0 } },
  }),
);
export const panelTitle = style([text.title3, inLayer("app", { marginBlockEnd: space[3] })]);

/** Two thirds and one third. */
export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    alignItems: "start",
    "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" }, print: { gap: space[5] } },
  }),
);
/** On paper the address comes first, then the goods, then the amounts. */
export const story = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    minInlineSize: 0,
    "@media": { print: { display: "contents" } },
  }),
);
export const address = style(inLayer("app", { "@media": { print: { order: -1 } } }));
export const amounts = style(
  inLayer("app", {
    "@media": { print: { order: 1, inlineSize: "50%", marginInlineStart: "auto", breakInside: "avoid" } },
  }),
);
/** Stays beside a long story; a window that is lower than it shows its end at the end of the page. */
export const summary = style([
  story,
  inLayer("app", { "@media": { [from("lg")]: { position: "sticky", insetBlockStart: space[20] } } }),
]);
export const parcels = style(
  inLayer("app", {
    marginBlockEnd: space[5],
    paddingBlockEnd: space[5],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const history = style(inLayer("app", { minInlineSize: 0 }));

export const facts = style([text.body, inLayer("app", { display: "grid", gap: space[1], overflowWrap: "anywhere" })]);
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const code = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] }));
export const digits = style([text.title1, inLayer("app", { fontVariantNumeric: vars.font.figures })]);

/** On paper the goods are a table, whose head is repeated on each sheet. */
export const goods = style(inLayer("app", { "@media": { print: { display: "table", inlineSize: "100%" } } }));
export const goodsHead = style([
  text.small,
  inLayer("app", { display: "none", "@media": { print: { display: "table-header-group", breakInside: "avoid" } } }),
]);
const cell = {
  display: "table-cell",
  paddingBlock: space["1half"],
  paddingInlineEnd: space[4],
  verticalAlign: "top",
  borderBlockEnd: `${line.hairline} solid`,
} as const;
const endCell = { ...cell, paddingInlineEnd: 0, textAlign: "end", whiteSpace: "nowrap" } as const;
/** The name is an attribute: nobody reads or translates it but on paper. */
const headCell = { selectors: { "&::before": { content: "attr(data-name)" } } } as const;
export const headName = style(inLayer("app", { ...headCell, "@media": { print: cell } }));
export const headAmount = style(inLayer("app", { ...headCell, "@media": { print: endCell } }));
export const lines = style(
  inLayer("app", { listStyle: "none", margin: 0, padding: 0, "@media": { print: { display: "table-row-group" } } }),
);
export const item = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr) auto`,
    gap: space[3],
    alignItems: "center",
    paddingBlock: space[3],
    selectors: { "& + &": { borderBlockStart: `${line.hairline} solid ${color.border.hairline}` } },
    "@media": { print: { display: "table-row" } },
  }),
);
export const itemWords = style(
  inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere", "@media": { print: cell } }),
);
export const itemName = style([text.body]);
export const itemActions = style(
  inLayer("app", {
    gridColumn: "2 / -1",
    "@media": { [below("md")]: { gridColumn: "1 / -1" }, print: { display: "none" } },
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    selectors: { "&:empty": { display: "none" } },
  }),
);
export const itemAmount = style(inLayer("app", { display: "grid", justifyItems: "end", "@media": { print: endCell } }));

// On paper in one line, the amount last.
globalStyle(
  `${itemAmount} > :first-child`,
  globalInLayer("app", { "@media": { print: { float: "inline-end", marginInlineStart: space[4] } } }),
);

export const money = style(
  inLayer("app", {
    display: "grid",
    gap: space[2],
    margin: 0,
  }),
);
export const moneyRow = style([
  text.body,
  inLayer("app", { display: "flex", justifyContent: "space-between", gap: space[4], color: color.text.secondary }),
]);
export const amount = style(inLayer("app", { margin: 0, color: color.text.primary }));
export const total = style([
  moneyRow,
  inLayer("app", {
    alignItems: "baseline",
    paddingBlockStart: space[3],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
    color: color.text.primary,
  }),
]);

export const taxNote = style([
  text.small,
  inLayer("app", { color: color.text.secondary, fontVariantNumeric: vars.font.figures }),
]);

export const pendingPoints = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const headSkeleton = style(inLayer("app", { blockSize: space[8], maxInlineSize: vars.size.dialog }));
export const panelSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: vars.radius.panel.md }),
);
