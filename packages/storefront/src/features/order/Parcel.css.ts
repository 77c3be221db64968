import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, line } = vars;

export const parcels = style(inLayer("app", { display: "grid", gap: space[5], minInlineSize: 0 }));
export const drawn = style(inLayer("app", { paddingBlock: space[4] }));
export const parcel = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    minInlineSize: 0,
    selectors: {
      "& + &": { paddingBlockStart: space[5], borderBlockStart: `${line.hairline} solid ${color.border.hairline}` },
    },
  }),
);
export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], rowGap: space[1] }),
);
export const title = style([text.label, inLayer("app", { margin: 0 })]);
export const carrier = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[1],
    minInlineSize: 0,
    margin: 0,
    overflowWrap: "anywhere",
    color: color.text.secondary,
  }),
]);
export const track = style(inLayer("app", { justifySelf: "start", overflowWrap: "anywhere" }));
export const inside = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[3], listStyle: "none", margin: 0, padding: 0 }),
);
export const piece = style([
  text.small,
  inLayer("app", { display: "flex", alignItems: "center", gap: space[2], color: color.text.secondary }),
]);
export const picture = style(inLayer("app", { inlineSize: vars.size.picture.xs }));
export const all = style(inLayer("app", { justifySelf: "start" }));
export const nothing = style([text.body, inLayer("app", { margin: 0, color: color.text.secondary })]);

/** The newest step of the newest parcel. */
export const latest = style([
  text.body,
  inLayer("app", { margin: 0, marginBlockEnd: space[4], overflowWrap: "anywhere" }),
]);
