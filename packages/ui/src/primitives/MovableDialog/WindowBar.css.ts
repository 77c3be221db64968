import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const bar = style(
  inLayer("primitives", {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    flex: "none",
    minBlockSize: measures.chatBar,
    paddingInline: space[2],
    background: color.darkField.surface,
    color: color.text.onDark,
    cursor: "move",
    touchAction: "none",
    userSelect: "none",
    "@media": {
      [media.noChatRoom]: {
        cursor: "auto",
        paddingInlineStart: space[4],
        paddingBlockStart: "env(safe-area-inset-top)",
      },
    },
  }),
);

export const fixedBar = style(
  inLayer("primitives", { paddingInlineStart: space[4], cursor: "auto", touchAction: "auto", userSelect: "auto" }),
);

export const grip = style(
  inLayer("primitives", {
    color: color.darkField.muted,
    cursor: "move",
    "@media": { [media.noChatRoom]: { display: "none" } },
  }),
);

export const title = style([
  text.title3,
  inLayer("primitives", { flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }),
]);

export const close = style(inLayer("primitives", { color: color.text.onDark }));

export const dock = style([close, inLayer("primitives", { "@media": { [media.noChatRoom]: { display: "none" } } })]);
