import { createVar, keyframes, style } from "@vanilla-extract/css";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { fadeOut } from "../../internal/fades.css.ts";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { measures } from "../../theme/measures.ts";

const { color, radius, space } = vars;

/** How far it has been moved from the centre. */
export const xVar = createVar();
export const yVar = createVar();

// Not with `translate`, which holds the position it was moved to.
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.travel.toast})` } });
const motion = overlayMotion(rise, fadeOut);

export const dialog = style(
  inLayer("primitives", {
    position: "fixed",
    inset: 0,
    // A question or a drawer that opens later stands above it.
    zIndex: vars.zIndex.rail,
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

/** Above everything, as long as nothing else may be used. */
export const above = style(inLayer("primitives", { zIndex: vars.zIndex.chat }));

/** Where there is room for it at all, in the corner of the window. */
export const docked = style(
  inLayer("primitives", {
    "@media": {
      [media.chatRoom]: {
        insetBlock: `auto ${space[4]}`,
        insetInline: `auto ${space[4]}`,
        inlineSize: measures.chatDocked,
        blockSize: measures.chatDockedHeight,
        margin: 0,
        translate: "none",
      },
    },
  }),
);

export const body = style(
  inLayer("primitives", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    blockSize: measures.chatFrame,
    "@media": { [media.noChatRoom]: { flex: 1, blockSize: "auto", minBlockSize: 0 } },
  }),
);

export const dockedBody = style(inLayer("primitives", { flex: 1, blockSize: "auto", minBlockSize: 0 }));
