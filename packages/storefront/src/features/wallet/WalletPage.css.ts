import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, radius, line } = vars;

/** Shares of a line: title, detail, time, state, amount. */
const columns = [3, 6, 4, 3, 3];

export const panelSkeleton = style(inLayer("app", { blockSize: space[24], borderRadius: radius.panel.md }));
export const withEye = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[1] }));
export const hiddenAmount = style([text.title1]);
export const actions = style(
  inLayer("app", {
    display: "flex",
    gap: space[3],
    "@media": { [below("sm")]: { flex: "1 1 100%" } },
  }),
);
export const welcome = style([text.small, inLayer("app", { flexBasis: "100%", color: color.text.secondary })]);
export const action = style(inLayer("app", { "@media": { [below("sm")]: { flex: 1 } } }));

/** One line of 44 px; in a narrow window the amount stands beside three short lines. */
export const row = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space[4],
    minBlockSize: vars.size.touch,
    paddingBlock: space[2],
    overflowWrap: "anywhere",
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
    "@media": { [from("lg")]: { gridTemplateColumns: columns.map((share) => `minmax(0, ${share}fr)`).join(" ") } },
  }),
);
const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const rowTitle = style([text.label]);
export const rowDetail = quiet;
export const rowTime = quiet;
export const rowState = style([
  quiet,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    "@media": { [below("lg")]: { gridColumn: 2, gridRow: "2 / span 2", justifySelf: "end" } },
  }),
]);
export const rowAmount = style([
  text.priceM,
  inLayer("app", {
    justifySelf: "end",
    fontVariantNumeric: vars.font.figures,
    "@media": { [below("lg")]: { gridColumn: 2, gridRow: 1 } },
  }),
]);

/** A form below the description of a dialog. */
export const form = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    marginBlockStart: space[4],
  }),
);
