import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, style } from "@vanilla-extract/css";
import { tabBarSize } from "../../shared/layout/bars.css.ts";

/** Keeps focused elements clear of the fixed header, the tab bar and the buttons above it (SB-08). */
globalStyle(
  "html",
  globalInLayer("app", {
    scrollPaddingBlockStart: vars.space[24],
    "@media": {
      [below("lg")]: { scrollPaddingBlockEnd: `calc(${tabBarSize} + ${vars.space[24]} + ${vars.space[8]})` },
      [media.flat]: { scrollPaddingBlock: 0 },
    },
  }),
);

/** The page's own part: at least a screen tall, so that a tall footer never jumps while a page loads. */
export const main = style(
  inLayer("app", { display: "block", minBlockSize: "100vh", outline: "none", paddingBlockStart: vars.space[0] }),
);

/** A frame whose footer is one row: on a short page it stands at the end of the window. */
export const screen = style(inLayer("app", { display: "flex", flexDirection: "column", minBlockSize: "100vh" }));

/** The page's own part in such a frame. */
export const rest = style(inLayer("app", { flex: "1 0 auto", minInlineSize: 0, outline: "none" }));

export const offline = style(
  inLayer("app", {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    background: vars.color.bg.pointsSoft,
    color: vars.color.text.points,
    textAlign: "center",
    textWrap: "balance",
    fontSize: vars.type.small.size,
  }),
);
