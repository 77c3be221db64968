import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const frame = style(
  inLayer("app", { inlineSize: "100%", blockSize: "100%", border: 0, background: vars.color.bg.surface }),
);
export const fault = style(inLayer("app", { display: "grid", alignContent: "center", padding: vars.space[5] }));
