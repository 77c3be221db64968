import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const root = style(inLayer("app", { display: "grid", gap: vars.space[6], paddingBlockStart: vars.space[8] }));

export const grid = style(
  inLayer("app", {
    display: "grid",
    gap: vars.space[4],
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media": { [from("md")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  }),
);

export const cell = style(inLayer("app", { aspectRatio: "1" }));
