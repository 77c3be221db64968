import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const reasons = style(inLayer("app", { marginBlockStart: vars.space[4] }));
