import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${shopSize.member} minmax(0, 1fr)`,
    gap: space[8],
    alignItems: "start",
    paddingBlockStart: space[8],
    "@media": {
      [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], paddingBlockStart: space[4] },
      print: { display: "block", inlineSize: "auto", padding: 0 },
    },
  }),
);

/** At most as tall as the window, so that its last entry can be reached without scrolling a long page to its end. */
export const menu = style(
  inLayer("app", {
    position: "sticky",
    insetBlockStart: space[20],
    maxBlockSize: `calc(100vh - ${space[24]})`,
    overflowY: "auto",
    "@media": { [below("lg")]: { display: "none" }, print: { display: "none" } },
  }),
);

export const content = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minInlineSize: 0 }),
);

export const list = style(
  inLayer("app", { display: "none", "@media": { [below("lg")]: { display: "block", marginBlockStart: space[8] } } }),
);

export const back = style([
  text.label,
  inLayer("app", {
    display: "none",
    justifySelf: "start",
    alignItems: "center",
    gap: space[1],
    minBlockSize: size.touch,
    padding: 0,
    border: "none",
    background: "none",
    color: color.text.secondary,
    cursor: "pointer",
    "@media": { [`screen and ${from("md")} and ${below("lg")}`]: { display: "inline-flex" } },
  }),
]);

export const backIcon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md }));

/** What concerns the account, above every page of it. */
export const notice = style(inLayer("app", { marginBlockEnd: space[5] }));
