import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, line } = vars;

export const page = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));
export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
  }),
);
export const title = style([text.title1]);

export const search = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    inlineSize: vars.size.drawer,
    maxInlineSize: "100%",
    borderRadius: vars.radius.md,
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
    selectors: { "&::placeholder": { color: color.text.muted, opacity: 1 }, "&:focus-visible": { outline: "none" } },
  }),
]);

export const list = style(inLayer("app", { display: "grid", gap: space[4], listStyle: "none", margin: 0, padding: 0 }));
export const waiting = style(inLayer("app", { blockSize: vars.size.block.cloth, borderRadius: vars.radius.panel }));
