import type { GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

type Rule = Omit<GlobalStyleRule, "@layer">;

/** Default style of text. */
export const bodyText: Rule = {
  fontFamily: vars.font.family,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: vars.type.body.weight,
  color: vars.color.text.primary,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
};

/** Default size and stroke of an icon. */
export const icon: Rule = {
  display: "block",
  maxInlineSize: "100%",
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  strokeWidth: vars.size.icon.stroke,
  flex: "none",
};

/**
 * The element styles that components expect instead of the browser's own, by selector. `reset.css.ts` applies them to a
 * whole page, `base.css.ts` only to our elements on somebody else's page.
 */
export const elements: readonly (readonly [selectors: readonly string[], rule: Rule])[] = [
  [["a"], { color: "inherit", textDecoration: "none" }],
  [
    ["button"],
    {
      font: "inherit",
      letterSpacing: "inherit",
      color: "inherit",
      background: "none",
      border: 0,
      padding: 0,
      cursor: "pointer",
      textAlign: "inherit",
    },
  ],
  [["button:disabled"], { cursor: "not-allowed" }],
  [["input", "textarea", "select"], { font: "inherit", letterSpacing: "inherit", color: "inherit" }],
  [["ul", "ol"], { listStyle: "none", padding: 0 }],
  [["fieldset"], { border: 0, padding: 0, minInlineSize: 0 }],
  [["legend"], { padding: 0, float: "none", inlineSize: "auto", font: "inherit" }],
  [["dt"], { fontWeight: "inherit" }],
  [["caption"], { padding: 0, color: "inherit" }],
  [["label", "output"], { display: "inline" }],
  [["table"], { borderCollapse: "collapse", inlineSize: "100%" }],
  [["img", "svg", "video", "canvas"], { display: "block", maxInlineSize: "100%" }],
  [["h1", "h2", "h3", "h4"], { font: "inherit", letterSpacing: "inherit", textWrap: "balance" }],
  [["p"], { textWrap: "pretty" }],
  [
    [":focus-visible"],
    { outline: `${vars.line.strong} solid ${vars.color.border.focus}`, outlineOffset: vars.space.half },
  ],
  [["[hidden]"], { display: "none" }],
];
