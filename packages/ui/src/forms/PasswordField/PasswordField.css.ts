import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const frame = style(inLayer("forms", { position: "relative", display: "grid" }));

export const input = style(inLayer("forms", { paddingInlineEnd: vars.space[12] }));

export const reveal = style(
  inLayer("forms", {
    position: "absolute",
    insetInlineEnd: 0,
    insetBlock: 0,
    inlineSize: vars.size.touch,
    display: "grid",
    placeItems: "center",
    borderRadius: vars.radius.md,
    color: vars.color.icon.default,
  }),
);

export const icon = style(inLayer("forms", { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md }));
