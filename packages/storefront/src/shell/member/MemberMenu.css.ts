import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, line } = vars;

export const groups = style(inLayer("app", { display: "grid", gap: space[4] }));

export const head = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space[3],
    paddingInline: space[3],
  }),
);
export const who = style(inLayer("app", { minInlineSize: 0 }));
export const name = style([
  text.label,
  inLayer("app", { margin: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
]);
export const points = style([
  text.caption,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[1],
    margin: 0,
    color: color.text.points,
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const coins = style(inLayer("app", { inlineSize: size.icon.sm, blockSize: size.icon.sm, flex: "none" }));

export const group = style(inLayer("app", { display: "grid", gap: space[1] }));

export const title = style([
  text.caption,
  inLayer("app", { margin: 0, paddingInline: space[3], color: color.text.muted }),
]);

export const list = style(
  inLayer("app", {
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@media": {
      [below("lg")]: {
        borderRadius: vars.radius.panel.md,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
        overflow: "hidden",
      },
    },
  }),
);

export const link = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    minBlockSize: space[9],
    paddingInline: space[3],
    borderRadius: vars.radius.control.sm,
    color: color.text.secondary,
    selectors: {
      "&:hover": { background: color.action.quiet, color: color.text.primary },
      "&[aria-current='page']": {
        background: color.bg.brandSoft,
        color: color.text.brand,
        fontWeight: vars.type.label.weight,
      },
    },
    "@media": { [below("lg")]: { minBlockSize: size.touch, borderRadius: vars.radius.none } },
  }),
]);

export const icon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md, flex: "none" }));

export const unread = style(inLayer("app", { "@media": { [from("lg")]: { marginInlineStart: "auto" } } }));

/** Shows on a phone, where the entries are a list, that each is a link. */
export const on = style(
  inLayer("app", {
    inlineSize: size.icon.sm,
    blockSize: size.icon.sm,
    marginInlineStart: "auto",
    color: color.text.muted,
    display: "none",
    "@media": { [below("lg")]: { display: "block" } },
  }),
);
