import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space, size } = vars;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], minInlineSize: 0 }),
);

export const head = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[3] }));

export const title = style([pageTitle, inLayer("app", { margin: 0, flex: 1 })]);

export const skeleton = style(
  inLayer("app", {
    display: "block",
    blockSize: size.picture.xl,
    marginBlockEnd: space[4],
    borderRadius: vars.radius.media.md,
  }),
);

export const bar = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: vars.radius.panel.sm,
    background: color.bg.subtle,
  }),
);

export const day = style([text.title3, inLayer("app", { margin: 0, marginBlockStart: space[2] })]);

export const list = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));

export const row = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space[3],
    borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}`,
    "@media": { [below("sm")]: { columnGap: space[2] } },
  }),
);

/** The line below belongs to the whole row. */
export const goods = style(inLayer("app", { minInlineSize: 0, borderBlockEnd: "none" }));
