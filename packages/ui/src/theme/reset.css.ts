import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { globalInLayer } from "./inLayer.ts";

const reset = (selector: string, rule: Parameters<typeof globalInLayer>[1]) =>
  globalStyle(selector, globalInLayer("reset", rule));

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0 });
reset("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
reset("body", {
  fontFamily: vars.font.family,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: vars.type.body.weight,
  color: vars.color.text.primary,
  background: vars.color.bg.page,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
reset("a", { color: "inherit", textDecoration: "none" });
reset("button", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
  textAlign: "inherit",
});
reset("button:disabled", { cursor: "not-allowed" });
reset("input, textarea, select", { font: "inherit", letterSpacing: "inherit", color: "inherit" });
reset("ul, ol", { listStyle: "none", padding: 0 });
reset("fieldset", { border: 0, padding: 0, minInlineSize: 0 });
reset("legend", { padding: 0 });
reset("table", { borderCollapse: "collapse", inlineSize: "100%" });
reset("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
reset(".lucide", {
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  strokeWidth: vars.size.icon.stroke,
  flex: "none",
});
reset("h1, h2, h3, h4", { font: "inherit", letterSpacing: "inherit", textWrap: "balance" });
reset("p", { textWrap: "pretty" });
reset(":focus-visible", {
  outline: `${vars.line.strong} solid ${vars.color.border.focus}`,
  outlineOffset: vars.space.half,
});
reset("[hidden]", { display: "none" });
