import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: space[5],
    paddingBlock: `${space[8]} ${space[12]}`,
    textAlign: "center",
  }),
);
export const title = style([text.title1]);
export const note = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const amount = style(inLayer("app", { display: "grid", justifyItems: "center", gap: space[1] }));
export const status = style([text.body, inLayer("app", { display: "grid", justifyItems: "center", gap: space[3] })]);
export const timeLeft = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[2] }));
export const actions = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[3] }),
);
