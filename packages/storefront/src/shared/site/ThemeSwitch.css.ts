import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const root = style(
  inLayer("app", {
    display: "inline-grid",
    placeItems: "center",
    inlineSize: vars.size.control.sm,
    blockSize: vars.size.control.sm,
    borderRadius: vars.radius.control.xs,
    "@media": { [media.touch]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  }),
);

export const icon = style(
  inLayer("app", {
    inlineSize: vars.size.icon.sm,
    blockSize: vars.size.icon.sm,
    "@media": { [media.touch]: { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md } },
  }),
);
