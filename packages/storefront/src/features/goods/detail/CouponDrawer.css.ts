import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const list = style(
  inLayer("app", { display: "grid", gap: vars.space[3], listStyle: "none", margin: 0, padding: 0 }),
);

/** How many coupons the buyer already has. */
export const usable = style(inLayer("app", { margin: 0, marginBlockEnd: vars.space[4] }));
