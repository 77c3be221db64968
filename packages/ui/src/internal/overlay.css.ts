import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";
import { overlayMotion } from "./overlayMotion.ts";
import { fadeIn, fadeOut } from "./fades.css.ts";

/** The layer between the page and an overlay. */
export const scrim = style(
  inLayer("primitives", {
    position: "fixed",
    inset: 0,
    zIndex: vars.zIndex.drawer,
    background: vars.color.bg.scrim,
    ...overlayMotion(fadeIn, fadeOut),
  }),
);
