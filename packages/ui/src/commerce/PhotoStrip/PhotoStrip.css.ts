import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, line, space } = vars;

export const root = style(
  inLayer("commerce", { display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none", margin: 0, padding: 0 }),
);

export const photo = style(
  inLayer("commerce", {
    display: "block",
    inlineSize: vars.size.picture.lg,
    padding: 0,
    border: "none",
    borderRadius: vars.radius.media.md,
    background: "none",
    cursor: "zoom-in",
    selectors: {
      "&:focus-visible": { outline: `${line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
    },
  }),
);

export const turn = style([
  text.label,
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[4],
    marginBlockStart: space[4],
    fontVariantNumeric: vars.font.figures,
  }),
]);
