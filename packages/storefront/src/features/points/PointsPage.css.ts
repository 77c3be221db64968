import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, line, radius, size } = vars;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], minInlineSize: 0 }),
);
export const title = style([text.title1]);
export const heading = style([text.title3]);

export const panel = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: space[5],
    padding: space[5],
    borderRadius: radius.panel,
    background: color.bg.pointsSoft,
  }),
);
export const sums = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${space[4]} ${space[10]}`, margin: 0 }),
);
export const term = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const points = style([
  text.priceL,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    margin: 0,
    color: color.text.points,
    fontVariantNumeric: vars.font.figures,
  }),
]);
export const icon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md, flex: "none" }));
export const ever = style([text.priceM, inLayer("app", { margin: 0, fontVariantNumeric: vars.font.figures })]);
export const waitingFigure = style(inLayer("app", { inlineSize: space[20], blockSize: space[7] }));

export const list = style(inLayer("app", { display: "grid", listStyle: "none", margin: 0, padding: 0 }));
export const row = style(
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const waitingRow = style(
  inLayer("app", { blockSize: space[16], marginBlockEnd: space[2], borderRadius: radius.md }),
);
export const rowWords = style(
  inLayer("app", { display: "grid", alignContent: "start", gap: space[1], minInlineSize: 0, overflowWrap: "anywhere" }),
);
export const rowEnd = style(
  inLayer("app", { display: "grid", flex: "none", alignContent: "start", justifyItems: "end", gap: space[1] }),
);
export const rowTitle = style([text.label]);
export const rowDetail = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const amount = style([
  text.priceM,
  inLayer("app", {
    fontVariantNumeric: vars.font.figures,
    selectors: { "&[data-gained]": { color: color.text.success } },
  }),
]);
