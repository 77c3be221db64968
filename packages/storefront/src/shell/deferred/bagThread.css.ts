import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** Over the page; presses go through it. */
export const thread = style(
  inLayer("app", {
    position: "fixed",
    inset: 0,
    zIndex: vars.zIndex.toast,
    inlineSize: "100%",
    blockSize: "100%",
    pointerEvents: "none",
    fill: "none",
    strokeWidth: vars.line.strong,
    strokeLinecap: "round",
  }),
);

export const first = style(inLayer("app", { stroke: vars.color.border.brand }));
export const second = style(inLayer("app", { stroke: vars.color.pattern.second }));
