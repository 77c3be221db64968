import { style } from "@vanilla-extract/css";
import { from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;

export const root = style(inLayer("commerce", { display: "grid", gap: space[4] }));

export const axis = style(
  inLayer("commerce", {
    display: "grid",
    gap: space[2],
    minInlineSize: 0,
    "@media": { [from("md")]: { gridTemplateColumns: `${space[24]} 1fr` } },
  }),
);

export const name = style([
  text.body,
  inLayer("commerce", {
    paddingBlockStart: space["2half"],
    color: color.text.secondary,
  }),
]);

export const values = style(inLayer("commerce", { display: "flex", flexWrap: "wrap", gap: space[2] }));

export const value = style([
  text.body,
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    minBlockSize: vars.size.control.md,
    maxInlineSize: "100%",
    paddingBlock: space["1half"],
    paddingInline: space["3half"],
    borderRadius: vars.radius.control.md,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.control}`,
    color: color.text.primary,
    fontWeight: vars.font.weight.medium,
    textAlign: "start",
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { boxShadow: `inset 0 0 0 ${vars.line.control} ${color.border.strong}` },
      "&[data-state='chosen']": {
        boxShadow: `inset 0 0 0 ${vars.line.strong} ${color.border.brand}`,
        background: color.bg.brandSoft,
        color: color.text.brand,
        fontWeight: vars.font.weight.control,
      },
      "&[data-state='changesOthers']": {
        boxShadow: "none",
        outline: `${vars.line.hairline} dashed ${color.border.control}`,
        outlineOffset: `calc(-1 * ${vars.line.hairline})`,
        color: color.text.secondary,
      },
      "&:is([data-state='soldOut'], [data-state='absent'])": {
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.border.hairline}`,
        color: color.text.muted,
        textDecoration: "line-through",
      },
      "&[data-state='absent']": { cursor: "not-allowed" },
      "&:focus-visible": { outline: `${vars.line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
    },
    "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
  }),
]);

/** Says what the dashes mean, below the values. */
export const note = style([
  text.small,
  inLayer("commerce", {
    color: color.text.secondary,
    selectors: { "&[data-idle]": { visibility: "hidden" } },
    "@media": { [from("md")]: { paddingInlineStart: `calc(${space[24]} + ${space[2]})` } },
  }),
]);

export const thumb = style(
  inLayer("commerce", {
    inlineSize: vars.size.picture.chip,
    blockSize: vars.size.picture.chip,
    borderRadius: vars.radius.tag,
    marginInlineStart: `calc(-1 * ${space[2]})`,
    flex: "none",
  }),
);

export const many = style(inLayer("commerce", { display: "grid", gap: space[2], minInlineSize: 0 }));

export const find = style(inLayer("commerce", { maxInlineSize: vars.size.measure }));

export const none = style([
  text.body,
  inLayer("commerce", { color: color.text.secondary, selectors: { "&:empty": { display: "none" } } }),
]);

export const more = style([
  text.label,
  inLayer("commerce", {
    justifySelf: "start",
    minBlockSize: vars.size.control.sm,
    color: color.text.brand,
    "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
  }),
]);
