import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { brandPattern } from "@sundry/ui/theme/brandPattern.css";
import { style } from "@vanilla-extract/css";
import { dockSize, tabBarSize } from "../../shared/layout/bars.css.ts";

const { color, space, line } = vars;
const phone = below("md");

export const root = style(
  inLayer("app", {
    marginBlockStart: space[20],
    background: color.darkField.surface,
    color: color.text.onDark,
    "@media": {
      [below("lg")]: {
        paddingBlockEnd: tabBarSize,
        marginBlockStart: space[12],
        selectors: { ":has([data-dock]) ~ &": { paddingBlockEnd: dockSize } },
      },
    },
  }),
);

export const band = style([brandPattern, inLayer("app", { blockSize: space[2] })]);

/** On a phone four icons with their names in one row: the footer there is at most 420 px high, with the tab bar. */
export const promises = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space[8],
    paddingBlock: space[10],
    borderBlockEnd: `${line.hairline} solid ${color.darkField.line}`,
    "@media": {
      [below("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[6] },
      [phone]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space[2], paddingBlock: space[3] },
    },
  }),
);

export const promise = style(
  inLayer("app", {
    display: "flex",
    gap: space["3half"],
    minInlineSize: 0,
    "@media": { [phone]: { flexDirection: "column", alignItems: "center", gap: space[1], textAlign: "center" } },
  }),
);

export const icon = style(
  inLayer("app", {
    flex: "none",
    inlineSize: vars.size.icon.xl,
    blockSize: vars.size.icon.xl,
    strokeWidth: vars.size.icon.stroke,
    color: color.darkField.accent,
    "@media": { [phone]: { inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg } },
  }),
);

export const promiseWords = style(inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere", hyphens: "auto" }));

export const promiseTitle = style([
  text.label,
  inLayer("app", {
    "@media": {
      [phone]: {
        fontSize: vars.type.caption.size,
        lineHeight: vars.type.caption.line,
        fontWeight: vars.type.caption.weight,
        color: color.darkField.text,
      },
    },
  }),
]);

export const quiet = style([text.small, inLayer("app", { color: color.darkField.muted, marginBlockStart: space[1] })]);
export const promiseText = style([quiet, inLayer("app", { "@media": { [phone]: { display: "none" } } })]);

export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1.5fr)",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: space[10],
    paddingBlock: space[9],
    "@media": {
      [below("lg")]: { gap: space[8] },
      [phone]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gap: space[2],
        paddingBlock: `${space[3]} ${space[1]}`,
      },
    },
  }),
);

/** The bar at the top of a phone's home page has the shop's name. */
export const brand = style(inLayer("app", { "@media": { [phone]: { display: "none" } } }));

export const columnTitle = style([
  text.label,
  inLayer("app", { marginBlockEnd: space[2], "@media": { [phone]: { marginBlockEnd: 0 } } }),
]);

export const link = style([
  text.body,
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: space[8],
    color: color.darkField.text,
    "@media": {
      [media.touch]: { minBlockSize: vars.size.touch },
      [phone]: { minBlockSize: vars.size.touch, fontSize: vars.type.small.size, lineHeight: vars.type.caption.line },
    },
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
    "@media": { [phone]: { paddingBlock: space[2], gap: space[3] } },
    borderBlockStart: `${line.hairline} solid ${color.darkField.line}`,
    color: color.darkField.muted,
  }),
]);
