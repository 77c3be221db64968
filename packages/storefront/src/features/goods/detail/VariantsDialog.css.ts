import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, line } = vars;

export const find = style(inLayer("app", { marginBlockStart: space[3] }));
export const none = style([text.body, inLayer("app", { paddingBlock: space[3], color: color.text.secondary })]);
export const rows = style(inLayer("app", { margin: 0, marginBlockStart: space[3], padding: 0, listStyle: "none" }));
export const row = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${space[10]} minmax(0, 1fr) auto`,
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
]);
export const picture = style(inLayer("app", { inlineSize: space[10] }));
export const name = style(inLayer("app", { display: "grid", overflowWrap: "anywhere" }));
export const stock = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const tiers = style(inLayer("app", { marginBlockStart: space[4] }));
export const total = style([
  text.body,
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: space[3],
    paddingBlockStart: space[4],
    color: color.text.secondary,
  }),
]);
export const sum = style(
  inLayer("app", { display: "flex", alignItems: "baseline", gap: space[2], color: color.text.primary }),
);
