import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { touchReach } from "@sundry/ui/theme/touchReach.css";
import { brandPattern, patternSize } from "@sundry/ui/theme/brandPattern.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("app", {
    position: "relative",
    overflow: "hidden",
    blockSize: shopSize.shell.advert,
    background: color.bg.brandDeep,
    color: color.field.text,
    "@media": { [below("md")]: { blockSize: shopSize.shell.advertPhone } },
  }),
);

const end = style([
  brandPattern,
  inLayer("app", {
    position: "absolute",
    insetBlock: 0,
    inlineSize: `calc(${shopSize.shell.advert} * 4)`,
    vars: { [patternSize]: shopSize.shell.advert },
    "@media": { [below("lg")]: { display: "none" } },
  }),
]);

export const startWeave = style([end, inLayer("app", { insetInlineStart: 0 })]);
export const endWeave = style([end, inLayer("app", { insetInlineEnd: 0 })]);

export const link = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[4],
    blockSize: "100%",
    paddingInline: `${space[4]} ${space[12]}`,
    whiteSpace: "nowrap",
    selectors: {
      "&:focus-visible": { outlineColor: color.border.focusOnField, outlineOffset: `calc(-1 * ${space[1]})` },
    },
  }),
);

export const name = style([text.label]);
export const describe = style(
  inLayer("app", { overflow: "hidden", textOverflow: "ellipsis", "@media": { [below("md")]: { display: "none" } } }),
);

export const action = style([
  text.small,
  inLayer("app", {
    paddingBlock: space["1half"],
    paddingInline: space[3],
    "@media": { [below("md")]: { paddingBlock: space[1] } },
    borderRadius: vars.radius.control.sm,
    background: color.float.bg,
    color: color.float.text,
    fontWeight: vars.font.weight.control,
  }),
]);

export const close = style(
  inLayer("app", {
    position: "absolute",
    insetBlockStart: 0,
    insetBlockEnd: 0,
    marginBlock: "auto",
    insetInlineEnd: space[3],
    display: "grid",
    placeItems: "center",
    inlineSize: size.control.sm,
    blockSize: size.control.sm,
    borderRadius: vars.radius.full,
    background: color.field.shade,
    color: color.field.text,
    selectors: { "&:focus-visible": { outlineColor: color.border.focusOnField }, "&::after": touchReach },
  }),
);
