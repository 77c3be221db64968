import { vars } from "@sundry/ui/theme/contract.css";
import { clampedTo } from "@sundry/ui/theme/clampedTo";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, font } = vars;
const hairline = `${vars.line.hairline} solid ${color.border.hairline}`;

export const line = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.picture.md} minmax(0, 1fr)`,
    columnGap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: hairline,
  }),
);

export const picture = style(inLayer("app", { inlineSize: size.picture.md, blockSize: size.picture.md }));

export const name = style([
  text.small,
  inLayer("app", {
    ...clampedTo(2),
    overflowWrap: "anywhere",
  }),
]);

export const nameLink = style(inLayer("app", { selectors: { "&:hover": { color: color.text.brand } } }));

export const note = style([text.caption, inLayer("app", { marginBlockStart: space.half, color: color.text.muted })]);

export const foot = style(
  inLayer("app", { display: "flex", alignItems: "center", gap: space[2], minBlockSize: size.control.sm }),
);

export const count = style([
  text.caption,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: font.figures }),
]);

export const buttons = style(inLayer("app", { display: "flex", gap: space[1], marginInlineStart: "auto" }));

export const sum = style(
  inLayer("app", {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    color: color.text.secondary,
  }),
);

export const next = style([
  text.caption,
  inLayer("app", { marginBlock: `${space[1]} ${space[3]}`, color: color.text.muted }),
]);

export const second = style(inLayer("app", { marginBlockStart: space[1] }));

export const order = style(
  inLayer("app", { display: "grid", gap: space[2], paddingBlock: space[3], borderBlockEnd: hairline }),
);

export const orderHead = style(
  inLayer("app", { display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[2] }),
);

export const orderStore = style([
  text.label,
  inLayer("app", { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
]);

export const thumbs = style(
  inLayer("app", { display: "grid", gridTemplateColumns: `repeat(3, ${size.picture.md})`, gap: space[2] }),
);

/** Name of the only goods of an order, in the place of two pictures. */
export const only = style([
  text.small,
  inLayer("app", { ...clampedTo(3), gridColumn: "2 / -1", alignSelf: "center", overflowWrap: "anywhere" }),
]);
