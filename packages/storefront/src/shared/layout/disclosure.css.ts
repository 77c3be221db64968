import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, size } = vars;

/** The line that opens and closes a `details`: words and a chevron, as in menus, instead of the browser's triangle. */
export const summary = style([
  text.label,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[1],
    inlineSize: "fit-content",
    minBlockSize: size.touch,
    color: color.text.brand,
    cursor: "pointer",
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
  }),
]);

globalStyle(`${summary} > svg`, globalInLayer("app", { inlineSize: size.icon.sm, blockSize: size.icon.sm }));
globalStyle(`details[open] > ${summary} > svg`, globalInLayer("app", { rotate: "180deg" }));
