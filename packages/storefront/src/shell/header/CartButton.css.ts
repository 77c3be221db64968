import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** The frame of the preview; what is in it comes with the preview. */
export const panel = style(inLayer("app", { inlineSize: vars.size.shell.cartMenu, padding: vars.space[4] }));
