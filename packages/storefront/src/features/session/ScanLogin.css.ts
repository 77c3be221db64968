import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const root = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: space[4],
    textAlign: "center",
  }),
);
export const status = style([text.body, inLayer("app", { margin: 0 })]);
export const steps = style([
  text.small,
  inLayer("app", {
    margin: 0,
    paddingInlineStart: space[5],
    display: "grid",
    gap: space[1],
    color: color.text.secondary,
    textAlign: "start",
  }),
]);
export const done = style(inLayer("app", { display: "block" }));
