import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";
import { pageTitle } from "../../../shared/layout/pageTitle.css.ts";

const { color, space, size, line } = vars;

export const page = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));
export const title = style([pageTitle, inLayer("app", { margin: 0 })]);
export const list = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));

/** On a phone the button stands beside the name, and the text has the width below them. */
const phone = below("sm");

export const row = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.touch} minmax(0, 1fr) auto`,
    alignItems: "center",
    gap: space[4],
    paddingBlock: space[5],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
    "@media": {
      [phone]: {
        gridTemplateColumns: `${size.icon.md} minmax(0, 1fr) auto`,
        gap: `${space[1]} ${space[3]}`,
        paddingBlock: space[4],
      },
    },
  }),
);

export const icon = style(
  inLayer("app", {
    display: "grid",
    placeItems: "center",
    inlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: vars.radius.full,
    background: color.bg.subtle,
    color: color.icon.default,
    "@media": { [phone]: { inlineSize: "auto", background: "none" } },
  }),
);

/** Before the question that it is about. */
export const warning = style(inLayer("app", { marginBlockStart: space[4] }));
export const words = style(inLayer("app", { minInlineSize: 0, "@media": { [phone]: { display: "contents" } } }));
export const name = style([text.title3, inLayer("app", { margin: 0 })]);

export const state = style([
  text.body,
  inLayer("app", {
    margin: `${space[1]} 0 0`,
    color: color.text.secondary,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    "@media": { [phone]: { gridArea: "2 / 2 / 3 / -1", margin: 0 } },
  }),
]);

export const skeleton = style(
  inLayer("app", {
    inlineSize: shopSize.summary,
    maxInlineSize: "100%",
    blockSize: space[5],
    marginBlockStart: space[1],
    "@media": { [phone]: { gridArea: "2 / 2 / 3 / -1", marginBlockStart: 0 } },
  }),
);

/** A part of the page below the list of settings. */
export const section = style(
  inLayer("app", { display: "grid", gap: space[3], minInlineSize: 0, marginBlockStart: space[5] }),
);
export const sectionTitle = style([text.title2, inLayer("app", { margin: 0 })]);
export const deviceSkeleton = style(inLayer("app", { blockSize: space[10] }));

export const obstacles = style(
  inLayer("app", { display: "grid", gap: space[3], margin: `${space[3]} 0 0`, paddingInlineStart: space[5] }),
);
export const obstacle = style([text.body, inLayer("app", { overflowWrap: "anywhere" })]);
export const names = style([text.caption, inLayer("app", { display: "block", color: color.text.secondary })]);

export const action = style(inLayer("app", { "@media": { [phone]: { gridArea: "1 / 3" } } }));

/** A form below the description of a dialog. */
export const form = style(inLayer("app", { marginBlockStart: space[4] }));
