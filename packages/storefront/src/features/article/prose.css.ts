import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, line } = vars;

/**
 * Rich text of articles and stores in a reading column: headings, lists, tables and pictures never extend beyond it.
 */
export const prose = style([
  text.bodyL,
  inLayer("app", { maxInlineSize: `calc(${vars.size.measure} + ${space[10]})`, overflowWrap: "anywhere" }),
]);

const inProse = (selector: string, rule: Parameters<typeof globalInLayer>[1]) =>
  globalStyle(`${prose} ${selector}`, globalInLayer("app", rule));

inProse(":is(p, ul, ol, dl, table, blockquote, figure)", { marginBlockEnd: space[4] });
inProse(":is(h2, h3, h4)", {
  marginBlock: `${space[8]} ${space[3]}`,
  fontSize: vars.type.title3.size,
  lineHeight: vars.type.title3.line,
  fontWeight: vars.font.weight.strong,
});
inProse(":is(ul, ol)", { paddingInlineStart: space[6] });
inProse("ul", { listStyle: "disc" });
inProse("ol", { listStyle: "decimal" });
inProse("li + li", { marginBlockStart: space["1half"] });
inProse("a", { color: color.text.brand, textDecoration: "underline" });
inProse(":is(strong, b, dt, th)", { fontWeight: vars.font.weight.strong });
inProse("img", { maxInlineSize: "100%", blockSize: "auto", borderRadius: vars.radius.media.md });
inProse("blockquote", {
  paddingInlineStart: space[4],
  borderInlineStart: `${line.tick} solid ${color.border.hairline}`,
  color: color.text.secondary,
});
/** A wide table scrolls by itself; the page does not. */
inProse("table", { display: "block", overflowX: "auto", borderCollapse: "collapse" });
inProse(":is(td, th)", {
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `${line.hairline} solid ${color.border.hairline}`,
  textAlign: "start",
});
