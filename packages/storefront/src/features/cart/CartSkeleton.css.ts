import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const title = style(inLayer("app", { blockSize: vars.space[8], maxInlineSize: vars.size.drawer }));
export const store = style(inLayer("app", { blockSize: vars.size.block.waiting, borderRadius: vars.radius.panel }));
export const summary = style(inLayer("app", { blockSize: vars.size.block.waiting, borderRadius: vars.radius.panel }));
