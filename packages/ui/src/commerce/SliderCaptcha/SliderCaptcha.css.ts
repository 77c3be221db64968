import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

/** Width over height of the picture. */
export const ratio = createVar();
/** Position and width of the piece, as fractions of the picture. */
export const left = createVar();
export const top = createVar();
export const pieceWidth = createVar();

export const root = style(inLayer("commerce", { display: "grid", gap: space[3] }));

/** The picture is not mirrored on a right-to-left page. */
export const stage = style(
  inLayer("commerce", {
    direction: "ltr",
    position: "relative",
    overflow: "hidden",
    aspectRatio: ratio,
    borderRadius: vars.radius.media.md,
    background: color.bg.neutral,
  }),
);

export const picture = style(inLayer("commerce", { display: "block", inlineSize: "100%", blockSize: "100%" }));

export const piece = style(
  inLayer("commerce", {
    position: "absolute",
    insetInlineStart: left,
    insetBlockStart: top,
    inlineSize: pieceWidth,
    blockSize: "auto",
    pointerEvents: "none",
  }),
);

const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  inlineSize: size.touch,
  blockSize: size.touch,
  border: "none",
  borderRadius: vars.radius.full,
  background: color.action.primary,
  cursor: "grab",
} as const;

export const slider = style(
  inLayer("commerce", {
    direction: "ltr",
    appearance: "none",
    inlineSize: "100%",
    blockSize: size.touch,
    margin: 0,
    borderRadius: vars.radius.full,
    background: color.bg.neutral,
    cursor: "pointer",
    touchAction: "none",
    selectors: {
      "&::-webkit-slider-thumb": thumb,
      "&::-moz-range-thumb": thumb,
      "&:disabled": { opacity: 0.6 },
    },
  }),
);

export const foot = style(
  inLayer("commerce", { display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[3] }),
);

export const words = style([
  text.small,
  inLayer("commerce", { flex: 1, minInlineSize: 0, color: color.text.secondary }),
]);

export const missed = style(inLayer("commerce", { color: color.text.danger }));
