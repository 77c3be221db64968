import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space, line } = vars;
const framed = {
  borderRadius: vars.radius.panel.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
};

export const page = style(
  inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0, inlineSize: `min(${shopSize.form}, 100%)` }),
);
export const title = style([pageTitle]);

export const goods = style(
  inLayer("app", {
    ...framed,
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.md} minmax(0, 1fr)`,
    gap: space[3],
    alignItems: "center",
    padding: space[4],
  }),
);
export const goodsWords = style(inLayer("app", { display: "grid", gap: space.half, overflowWrap: "anywhere" }));
export const goodsName = style([text.label]);
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const form = style(
  inLayer("app", {
    ...framed,
    display: "grid",
    gap: space[5],
    padding: space[6],
    "@media": { [below("md")]: { padding: space[4] } },
  }),
);
/** A choice that is not a field of the form, with its question above it. */
export const group = style(
  inLayer("app", { display: "grid", gap: space["1half"], justifyItems: "start", minInlineSize: 0 }),
);
export const legend = style([text.label]);
/** Cards fill the line. */
export const cards = style(inLayer("app", { inlineSize: "100%" }));
export const foot = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const refund = style(inLayer("app", { display: "flex", alignItems: "baseline", gap: space[3] }));

/** Who pays the way back, and when the money comes. */
export const terms = style([text.small, inLayer("app", { flexBasis: "100%", margin: 0, color: color.text.secondary })]);

export const goodsSkeleton = style(
  inLayer("app", { blockSize: shopSize.linePicture, borderRadius: vars.radius.panel.md }),
);
export const formSkeleton = style(
  inLayer("app", { blockSize: shopSize.skeleton.low, borderRadius: vars.radius.panel.md }),
);
