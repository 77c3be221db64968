import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, line, radius, size, space } = vars;

export const tiles = style(
  inLayer("forms", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    margin: 0,
    padding: space[0],
    listStyle: "none",
    borderRadius: radius.md,
    selectors: {
      "&[data-over]": { outline: `${line.strong} dashed ${color.border.focus}`, outlineOffset: space[1] },
    },
  }),
);

export const tile = style(inLayer("forms", { position: "relative", flex: "none", inlineSize: size.cartPicture }));
export const picture = style(inLayer("forms", { inlineSize: "100%" }));

export const progress = style(
  inLayer("forms", {
    position: "absolute",
    insetInline: space[2],
    insetBlockEnd: space[2],
  }),
);

export const again = style(inLayer("forms", { position: "absolute", inset: 0, margin: "auto" }));
export const remove = style(
  inLayer("forms", { position: "absolute", insetBlockStart: space[1], insetInlineEnd: space[1] }),
);

export const add = style([
  text.caption,
  inLayer("forms", {
    position: "relative",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space[1],
    flex: "none",
    boxSizing: "border-box",
    inlineSize: size.cartPicture,
    blockSize: size.cartPicture,
    border: `${line.control} dashed ${color.border.control}`,
    borderRadius: radius.md,
    background: color.bg.page,
    color: color.text.secondary,
    textAlign: "center",
    selectors: {
      "&:has(:focus-visible)": { outline: `${line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
      "&:has([aria-invalid='true'])": { borderColor: color.border.danger },
      "&[data-full]": { background: color.bg.neutral },
    },
    "@media": { [media.hover]: { selectors: { "&:hover:not([data-full])": { borderColor: color.border.focus } } } },
  }),
]);

/** Only where there is likely to be a camera at the back of the device. */
export const camera = style(inLayer("forms", { display: "none", "@media": { [media.touch]: { display: "grid" } } }));

export const icon = style(inLayer("forms", { inlineSize: size.icon.lg, blockSize: size.icon.lg }));

/** The browser's own control lies unseen over the whole tile: a press, a drop and the keyboard all reach it. */
export const input = style(
  inLayer("forms", {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    opacity: 0,
    cursor: "pointer",
    selectors: { "&::file-selector-button": { cursor: "pointer" } },
  }),
);
