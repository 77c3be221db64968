import { createVar, keyframes, style } from "@vanilla-extract/css";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { fadeOut } from "../../internal/fades.css.ts";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, radius, space } = vars;

/** How far it has been moved from the centre. */
export const xVar = createVar();
export const yVar = createVar();

// Not with `translate`, which holds the position it was moved to.
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.travel.toast})` } });
const motion = overlayMotion(rise, fadeOut);

export const above = style(inLayer("primitives", { zIndex: vars.zIndex.chat }));

export const dialog = style(
  inLayer("primitives", {
    position: "fixed",
    inset: 0,
    zIndex: vars.zIndex.chat,
    display: "flex",
    flexDirection: "column",
    inlineSize: measures.chat,
    blockSize: "fit-content",
    margin: "auto",
    overflow: "hidden",
    borderRadius: radius.overlay,
    background: color.bg.raised,
    boxShadow: vars.elevation.e3,
    translate: `${xVar} ${yVar}`,
    ...motion,
    "@media": {
      ...motion["@media"],
      [media.noChatRoom]: {
        inlineSize: "100%",
        blockSize: "100dvh",
        borderRadius: radius.none,
        translate: "none",
      },
    },
  }),
);

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

export const body = style(
  inLayer("primitives", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    blockSize: measures.chatFrame,
    "@media": { [media.noChatRoom]: { flex: 1, blockSize: "auto", minBlockSize: 0 } },
  }),
);
