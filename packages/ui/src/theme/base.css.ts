import { globalStyle } from "@vanilla-extract/css";
import { classPrefix } from "./classPrefix.ts";
import { bodyText, elements, icon } from "./elements.ts";
import { globalInLayer } from "./inLayer.ts";

/**
 * A page of somebody else: only elements with a class of ours start from our look, and whatever a site puts into a component keeps
 * the site's. The shop and the stories, whose pages are our own, use `reset.css.ts` instead.
 */
const base = (selector: string, rule: Parameters<typeof globalInLayer>[1]) =>
  globalStyle(selector, globalInLayer("base", rule));

const own = `[class*="${classPrefix}"]`;
const component = `[data-component]${own}`;

base(`:where(${own}), :where(${own})::before, :where(${own})::after`, { boxSizing: "border-box" });
base(`:where(${own})`, { margin: 0 });
for (const [selectors, rule] of elements) base(`:where(${selectors.map((one) => one + own).join(", ")})`, rule);
base(`:where(.lucide${own}, ${own} > .lucide)`, icon);
// Parts of a line of text, such as a price or a link, take size and colour from it; a component within another from that one.
base(`:where(${component})`, { fontFamily: bodyText.fontFamily });
const outermost = ":not(span, time, [data-component='TextLink'], [data-component] *)";
base(`:where(${component}${outermost}, label${own}${outermost})`, bodyText);
