import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

export const title = style(inLayer("app", { blockSize: vars.space[8], maxInlineSize: vars.size.drawer }));
export const store = style(inLayer("app", { blockSize: shopSize.skeleton.middle, borderRadius: vars.radius.panel.md }));
export const summary = style(
  inLayer("app", { blockSize: shopSize.skeleton.middle, borderRadius: vars.radius.panel.md }),
);
