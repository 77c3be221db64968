import { inLayer } from "@sundry/ui/theme/inLayer";
import { vars } from "@sundry/ui/theme/contract.css";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

export const heading = style([text.title2, inLayer("app", { marginBlockEnd: vars.space[5] })]);
