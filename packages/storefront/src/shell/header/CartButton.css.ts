import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

/** The frame of the preview; its content loads with the preview. */
export const panel = style([text.body, inLayer("app", { inlineSize: shopSize.cartMenu, padding: vars.space[4] })]);
