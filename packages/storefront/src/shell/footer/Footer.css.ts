import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { brandPattern } from "@sundry/ui/theme/brandPattern.css";
import { style } from "@vanilla-extract/css";
import { dockSize, tabBarSize } from "../../shared/layout/bars.css.ts";

const { color, space, line } = vars;

export const root = style(
  inLayer("app", {
    marginBlockStart: space[20],
    background: color.darkField.surface,
    color: color.text.onDark,
    "@media": {
      [below("lg")]: { paddingBlockEnd: tabBarSize, marginBlockStart: space[12] },
      [below("md")]: { selectors: { ":has([data-dock]) ~ &": { paddingBlockEnd: dockSize } } },
    },
  }),
);

export const band = style([brandPattern, inLayer("app", { blockSize: space[2] })]);

export const promises = style(
  inLayer("app", {
    display: "grid",
    gap: space[6],
    paddingBlock: space[10],
    borderBlockEnd: `${line.hairline} solid ${color.darkField.line}`,
    "@media": {
      [from("sm")]: { gridTemplateColumns: "repeat(2, 1fr)" },
      [from("lg")]: { gridTemplateColumns: "repeat(4, 1fr)", gap: space[8] },
    },
  }),
);

export const promise = style(inLayer("app", { display: "flex", gap: space["3half"] }));

export const icon = style(
  inLayer("app", {
    flex: "none",
    inlineSize: vars.size.icon.xl,
    blockSize: vars.size.icon.xl,
    strokeWidth: vars.size.icon.stroke,
    color: color.darkField.accent,
  }),
);

export const promiseTitle = style([text.label]);
export const quiet = style([text.small, inLayer("app", { color: color.darkField.muted, marginBlockStart: space[1] })]);

export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space[8],
    paddingBlock: space[9],
    "@media": {
      [from("md")]: { gridTemplateColumns: "1.5fr", gridAutoFlow: "column", gridAutoColumns: "1fr" },
      [from("lg")]: { gap: space[10] },
    },
  }),
);

/** Above the two columns of a phone, before those of wider screens. */
export const brand = style(inLayer("app", { "@media": { [below("md")]: { gridColumn: "1 / -1" } } }));

export const columnTitle = style([text.label, inLayer("app", { marginBlockEnd: space[2] })]);

export const link = style([
  text.body,
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: space[8],
    color: color.darkField.text,
    selectors: { "&:hover": { color: color.text.onDark, textDecoration: "underline" } },
  }),
]);

export const legal = style([
  text.caption,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[6],
    paddingBlock: `${space[4]} ${space[6]}`,
    borderBlockStart: `${line.hairline} solid ${color.darkField.line}`,
    color: color.darkField.muted,
  }),
]);
