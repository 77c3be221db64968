import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { space, size } = vars;

export const picture = style(inLayer("app", { aspectRatio: "1", inlineSize: "100%" }));
export const column = style(inLayer("app", { display: "grid", gap: space[4] }));
export const title = style(inLayer("app", { blockSize: space[14] }));
export const panel = style(inLayer("app", { blockSize: shopSize.skeleton.low }));
export const line = style(inLayer("app", { blockSize: space[5], maxInlineSize: size.drawer }));
