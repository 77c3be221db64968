import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, line, space } = vars;

export const root = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    marginBlockStart: space[6],
    paddingBlockStart: space[5],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const title = style([text.label, inLayer("app", { margin: 0, color: color.text.secondary })]);
export const buttons = style(inLayer("app", { display: "grid", gap: space[2] }));
export const note = style([text.small, inLayer("app", { margin: 0, color: color.text.secondary })]);
