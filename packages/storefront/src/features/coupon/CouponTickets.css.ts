import { below, from, room } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { toEdges } from "../../shared/layout/wrap.css.ts";
import { style } from "@vanilla-extract/css";

const { space, size } = vars;
const comfortable = `calc(${size.dialog} - ${space[14]})`;
/** Two side by side from 768 px on. */
const narrowest = `calc(${size.dialog} - ${space[24]})`;

const list = { display: "grid", gap: space[4], listStyle: "none", margin: 0, padding: 0 } as const;

/** Side by side, tickets are as high as the highest of all: no row looks smaller than the next. */
export const grid = style(
  inLayer("app", {
    ...list,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}, 100%), 1fr))`,
    "@media": { [from("md")]: { gridAutoRows: "1fr" } },
  }),
);

/** The shadow of a ticket needs space inside the scrolling area. */
export const rail = style(
  inLayer("app", {
    ...list,
    gridAutoFlow: "column",
    gridAutoColumns: comfortable,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "thin",
    paddingBlock: space[1],
    ...toEdges,
    "@media": { [below("md")]: { gridAutoColumns: `min(${size.drawer}, 100%)` } },
  }),
);

export const column = style(inLayer("app", { ...list, gap: space[3], paddingBlock: space[3] }));

export const item = style(inLayer("app", { display: "grid", minInlineSize: 0 }));
export const ticket = style(inLayer("app", { blockSize: "100%" }));
/** On a narrow ticket the button has the end of the last line, and the word its start. */
export const claimed = style(
  inLayer("app", {
    display: "grid",
    placeItems: "center",
    gap: space[2],
    "@container": { [room.narrow]: { gridAutoFlow: "column" } },
  }),
);
export const skeleton = style(inLayer("app", { blockSize: space[24], borderRadius: vars.radius.panel.sm }));
