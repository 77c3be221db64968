import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** The page's own part: at least a screen tall, so that the footer never jumps while a page loads. */
export const main = style(
  inLayer("app", { display: "block", minBlockSize: "100vh", outline: "none", paddingBlockStart: vars.space[0] }),
);

export const offline = style(
  inLayer("app", {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    background: vars.color.bg.pointsSoft,
    color: vars.color.text.points,
    textAlign: "center",
    fontSize: vars.type.small.size,
  }),
);
