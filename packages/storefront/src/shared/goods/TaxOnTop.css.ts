import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

/** It stands under a total, which is at the end of its line. */
export const note = style([text.small, inLayer("app", { color: vars.color.text.secondary, textAlign: "end" })]);
