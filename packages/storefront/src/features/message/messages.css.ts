import { vars } from "@sundry/ui/theme/contract.css";
import { clampedTo } from "@sundry/ui/theme/clampedTo";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, line, radius, space } = vars;

export const title = style([text.title1, inLayer("app", { overflowWrap: "anywhere" })]);
export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    minBlockSize: space[10],
  }),
);
export const neighbours = style(inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[2] }));
export const rowWords = style(
  inLayer("app", {
    position: "relative",
    display: "grid",
    gap: space[1],
    minInlineSize: 0,
    flex: 1,
    overflowWrap: "anywhere",
  }),
);
/** The whole text of the row can be pressed, not only the title. */
export const rowTitle = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    color: color.text.primary,
    textDecoration: "none",
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      "&:hover": { color: color.text.brand },
      "&[data-unread]": { fontWeight: vars.type.label.weight },
    },
  }),
]);
export const dot = style(
  inLayer("app", {
    flex: "none",
    inlineSize: space[2],
    blockSize: space[2],
    borderRadius: radius.full,
    background: color.action.primary,
  }),
);
export const preview = style([
  text.small,
  inLayer("app", {
    ...clampedTo(2),
    color: color.text.secondary,
    maxInlineSize: vars.size.measure,
  }),
]);
export const quiet = style([text.caption, inLayer("app", { color: color.text.muted })]);
export const drop = style(inLayer("app", { color: color.text.muted }));
export const messageSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.row, borderRadius: radius.panel.md }),
);
export const panel = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[3],
    padding: space[5],
    borderRadius: radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);
export const body = style([
  text.body,
  inLayer("app", {
    marginBlockStart: space[2],
    maxInlineSize: vars.size.measure,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  }),
]);
export const end = style(inLayer("app", { justifySelf: "start", marginBlockStart: space[3] }));
