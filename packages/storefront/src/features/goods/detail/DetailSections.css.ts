import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { color, space, line } = vars;

/** The reviews while their code loads. */
export const skeleton = style(inLayer("app", { blockSize: shopSize.skeleton.middle }));

/** Words and specification on one side, pictures on the other. */
export const description = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    alignItems: "start",
    paddingBlockStart: space[5],
    "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space[12] } },
  }),
);
export const words = style(inLayer("app", { minInlineSize: 0 }));
export const pictures = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[3] }),
);
globalStyle(`${pictures} > :last-child:nth-child(odd)`, globalInLayer("app", { gridColumn: "1 / -1" }));

/** A reading column for merchants' text; its pictures never extend beyond it. */
export const intro = style([
  text.bodyL,
  inLayer("app", { maxInlineSize: vars.size.measure, overflowWrap: "anywhere" }),
]);
globalStyle(`${intro} :is(p, ul, ol, h3, h4)`, globalInLayer("app", { marginBlockEnd: space[4] }));
globalStyle(`${intro} :is(h2, h3, h4)`, globalInLayer("app", { fontWeight: vars.font.weight.strong }));
globalStyle(`${intro} :is(ul, ol)`, globalInLayer("app", { paddingInlineStart: space[5], listStyle: "disc" }));
globalStyle(
  `${intro} :is(h2, h3)`,
  globalInLayer("app", {
    marginBlockEnd: space[2],
    fontSize: vars.type.title2.size,
    lineHeight: vars.type.title2.line,
  }),
);
globalStyle(`${intro} a`, globalInLayer("app", { color: color.text.brand, textDecoration: "underline" }));
globalStyle(`${intro} img`, globalInLayer("app", { maxInlineSize: "100%", blockSize: "auto" }));

export const params = style(
  inLayer("app", {
    display: "grid",
    columnGap: space[10],
    margin: 0,
    paddingBlockStart: space[5],
    "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
  }),
);
export const param = style([
  text.body,
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "2fr 3fr",
    gap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
]);
export const paramName = style(inLayer("app", { color: color.text.secondary }));
export const paramValue = style(inLayer("app", { margin: 0, overflowWrap: "anywhere" }));
