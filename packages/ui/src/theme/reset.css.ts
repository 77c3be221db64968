import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { bodyText, elements, icon } from "./elements.ts";
import { globalInLayer } from "./inLayer.ts";

/** For a page of our own: every element starts with our style instead of the browser's. */
const reset = (selector: string, rule: Parameters<typeof globalInLayer>[1]) =>
  globalStyle(selector, globalInLayer("reset", rule));

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0 });
reset("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
reset("body", { ...bodyText, background: vars.color.bg.page });
for (const [selectors, rule] of elements) reset(selectors.join(", "), rule);
reset(".lucide", icon);
