import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

/** As wide as the puzzle's picture, so that it is never blurred. */
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
export const skeleton = style(
  inLayer("app", { aspectRatio: "300 / 272", blockSize: "auto", borderRadius: vars.radius.media.md }),
);

/** Other ways, for people who do not see the picture. */
export const other = style([text.small, inLayer("app", { margin: 0, color: color.text.secondary })]);
