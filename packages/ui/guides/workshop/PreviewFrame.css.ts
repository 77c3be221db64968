import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/contract.css.ts";
import { inLayer } from "../../src/theme/inLayer.ts";

/** Room for the frame, of which only the width is given. */
export const room = style(
  inLayer("app", {
    overflow: "hidden",
    inlineSize: "100%",
    blockSize: "var(--height)",
    background: vars.color.bg.sunken,
    borderRadius: vars.radius.panel.md,
    boxShadow: vars.elevation.e1,
  }),
);

/** A window of its own width, made smaller until it fits. */
export const frame = style(
  inLayer("app", {
    display: "block",
    inlineSize: "var(--width)",
    blockSize: "var(--content)",
    border: "0",
    marginInline: "var(--beside)",
    transform: "scale(var(--scale))",
    transformOrigin: "0 0",
  }),
);
