import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";
import { pageTitle } from "../../../shared/layout/pageTitle.css.ts";

const { space, size } = vars;
const narrowest = `calc(${size.dialog} - ${space[20]})`;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], minInlineSize: 0 }),
);
export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
  }),
);
export const links = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    "@media": { [below("md")]: { marginInlineStart: `calc(-1 * ${space[2]})` }, print: { display: "none" } },
  }),
);
export const title = style([pageTitle]);
export const grid = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}, 100%), 1fr))`,
    gap: space[4],
    listStyle: "none",
    margin: 0,
    padding: 0,
  }),
);
export const item = style(
  inLayer("app", {
    display: "grid",
    minInlineSize: 0,
    // Paper does not show the shape of a ticket.
    "@media": { print: { border: `${vars.line.hairline} solid` } },
  }),
);
export const skeleton = style(inLayer("app", { blockSize: space[24], borderRadius: vars.radius.panel.sm }));
