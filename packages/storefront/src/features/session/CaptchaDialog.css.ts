import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const { space, size } = vars;

/** As wide as the puzzle's picture is drawn, so that it is never blurred. */
export const body = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    inlineSize: `min(${size.drawer}, 100%)`,
    marginInline: "auto",
    paddingBlock: space[2],
  }),
);

/** Picture, slider and the line below. */
export const waiting = style(
  inLayer("app", { aspectRatio: "300 / 272", blockSize: "auto", borderRadius: vars.radius.md }),
);
