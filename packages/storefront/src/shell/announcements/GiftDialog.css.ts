import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const list = style(
  inLayer("app", {
    display: "grid",
    gap: vars.space[3],
    marginBlockStart: vars.space[4],
    maxBlockSize: "40vh",
    overflowY: "auto",
    padding: vars.space[1],
  }),
);
