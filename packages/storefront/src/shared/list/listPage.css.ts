import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../layout/shopSize.ts";
import { pageTitle, titleRow } from "../layout/pageTitle.css.ts";

const { color, space, line, radius } = vars;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], minInlineSize: 0 }),
);
export const head = titleRow;
export const title = style([pageTitle]);

export const search = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    inlineSize: vars.size.drawer,
    maxInlineSize: "100%",
    "@media": { [below("sm")]: { inlineSize: "100%" } },
    borderRadius: radius.control.md,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.control}`,
    selectors: { "&:focus-within": { boxShadow: `inset 0 0 0 ${line.strong} ${color.border.focus}` } },
  }),
);
export const searchInput = style([
  text.body,
  inLayer("app", {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInlineStart: space["3half"],
    background: "none",
    border: "none",
    color: color.text.primary,
    // A phone zooms into smaller text.
    "@media": { [media.touch]: { fontSize: vars.type.bodyL.size } },
    selectors: { "&::placeholder": { color: color.text.muted, opacity: 1 }, "&:focus-visible": { outline: "none" } },
  }),
]);

/** The buyer's totals, above their history. */
export const sums = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: space[5],
    padding: space[5],
    borderRadius: radius.panel.md,
    background: color.bg.subtle,
  }),
);
export const figures = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${space[4]} ${space[10]}`, margin: 0 }),
);
export const term = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const figure = style(inLayer("app", { display: "flex", margin: 0 }));

export const panels = style(
  inLayer("app", { display: "grid", gap: space[4], listStyle: "none", margin: 0, padding: 0 }),
);
export const panelSkeleton = style(inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: radius.panel.md }));

/** Text at the start, an amount at the end, a line below. */
export const rows = style(inLayer("app", { display: "grid", listStyle: "none", margin: 0, padding: 0 }));
export const row = style(
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const rowSkeleton = style(
  inLayer("app", { blockSize: space[20], marginBlockEnd: space[2], borderRadius: radius.panel.sm }),
);
export const rowWords = style(
  inLayer("app", { display: "grid", alignContent: "start", gap: space[1], minInlineSize: 0, overflowWrap: "anywhere" }),
);
export const rowEnd = style(
  inLayer("app", {
    display: "grid",
    flex: "none",
    alignContent: "start",
    justifyItems: "end",
    gap: space[1],
    marginInlineStart: "auto",
  }),
);
export const rowTitle = style([text.label]);
export const rowDetail = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const rowAmount = style([text.priceM, inLayer("app", { fontVariantNumeric: vars.font.figures })]);

/** For screen readers only, because the open tab shows the same text. */
export const resultsHeading = style(inLayer("app", { position: "absolute" }));
