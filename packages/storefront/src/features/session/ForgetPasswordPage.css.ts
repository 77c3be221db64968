import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const heading = style([text.title3, inLayer("app", { marginBlock: `${space[5]} ${space[4]}` })]);

export const actions = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space[3], alignItems: "end" }),
);

export const done = style(inLayer("app", { display: "grid", gap: space[4] }));
