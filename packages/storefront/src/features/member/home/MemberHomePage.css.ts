import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { touchReach } from "@sundry/ui/theme/touchReach.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space, line } = vars;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    minInlineSize: 0,
    "@media": { [below("lg")]: { gap: space[6] } },
  }),
);

/** For screen readers only: sighted buyers see the member's name instead. */
export const heading = style(inLayer("app", { position: "absolute", margin: 0 }));

export const card = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)",
    alignItems: "center",
    gap: space[6],
    padding: space[6],
    borderRadius: vars.radius.panel.lg,
    background: color.bg.brandSoft,
    "@media": { [below("xl")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], padding: space[4] } },
  }),
);

export const who = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }));

export const names = style(inLayer("app", { display: "grid", justifyItems: "start", gap: space[1], minInlineSize: 0 }));

export const name = style([text.title2, inLayer("app", { margin: 0, overflowWrap: "anywhere" })]);

export const edit = style(inLayer("app", { marginInlineStart: "auto" }));

export const assets = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    listStyle: "none",
    margin: 0,
    padding: 0,
  }),
);

/** Side by side if the figures fit, otherwise stacked; money gets the most space. */
export const assetItem = style(inLayer("app", { flex: "1 1 0", selectors: { "&:first-child": { flexGrow: 1.4 } } }));

export const asset = style(
  inLayer("app", {
    display: "grid",
    alignContent: "start",
    gap: space[1],
    blockSize: "100%",
    padding: space[3],
    borderRadius: vars.radius.panel.sm,
    color: color.text.primary,
    selectors: { "&:hover": { background: color.bg.surface } },
    "@media": { [below("sm")]: { padding: space[2] } },
  }),
);

export const assetLabel = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const figure = style([text.priceL]);

export const missing = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const states = style(
  inLayer("app", {
    display: "grid",
    // A column is at least as wide as its longest word, so that no label runs into the next.
    gridTemplateColumns: "repeat(5, minmax(min-content, 1fr))",
    // Words of another language may be longer still.
    overflowX: "auto",
    listStyle: "none",
    margin: 0,
    padding: 0,
    borderRadius: vars.radius.panel.md,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);

export const state = style([
  text.small,
  inLayer("app", {
    display: "grid",
    justifyItems: "center",
    gap: space[2],
    paddingBlock: space[4],
    paddingInline: space[1],
    borderRadius: vars.radius.panel.md,
    textAlign: "center",
    color: color.text.secondary,
    selectors: { "&:hover": { background: color.bg.subtle, color: color.text.primary } },
    "@media": { [below("xs")]: { fontSize: vars.type.caption.size } },
  }),
]);

export const stateIcon = style(inLayer("app", { position: "relative", display: "grid", color: color.text.primary }));

/** At the corner of the icon, so that the icon stays visible. */
export const badge = style(
  inLayer("app", { insetBlockStart: `calc(-1 * ${space["2half"]})`, insetInlineEnd: `calc(-1 * ${space[3]})` }),
);

export const part = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));

export const partHead = style(
  inLayer("app", { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[3] }),
);

export const all = style(inLayer("app", { position: "relative", selectors: { "&::after": touchReach } }));

export const partTitle = style([text.title2, inLayer("app", { margin: 0 })]);

export const orders = style(
  inLayer("app", { display: "grid", gap: space[3], listStyle: "none", margin: 0, padding: 0 }),
);

export const orderSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: vars.radius.panel.md }),
);

export const cardSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.card, borderRadius: vars.radius.panel.sm }),
);

export const none = style([text.body, inLayer("app", { margin: 0, color: color.text.muted })]);
