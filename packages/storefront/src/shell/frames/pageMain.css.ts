import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, style } from "@vanilla-extract/css";
import { tabBarSize } from "../../shared/layout/bars.css.ts";

/** What the keyboard reaches stands clear of the fixed header, the tab bar and the buttons above it (SB-08). */
globalStyle(
  "html",
  globalInLayer("app", {
    scrollPaddingBlockStart: vars.space[24],
    "@media": {
      [below("lg")]: { scrollPaddingBlockEnd: `calc(${tabBarSize} + ${vars.space[24]} + ${vars.space[8]})` },
    },
  }),
);

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
