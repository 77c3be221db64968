import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const root = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr)`,
    alignItems: "center",
    gap: space[3],
    "@media": { [from("md")]: { gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr) auto` } },
  }),
);
export const words = style(inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere" }));
export const name = style([text.body]);
export const note = style([text.small, inLayer("app", { color: color.text.secondary })]);
/** A part of the note, such as a date, that stays on one line. */
globalStyle(`${note} > span`, globalInLayer("app", { display: "inline-block" }));
export const end = style(
  inLayer("app", {
    gridColumn: "2 / -1",
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
    "@media": { [from("md")]: { gridColumn: "auto" } },
  }),
);
