import type { GlobalStyleRule, StyleRule } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { layers } from "./layers.css.ts";

/** Name of a cascade layer. Each folder of the package has its own. */
export type LayerName = keyof typeof layers;

type LayeredRule = Omit<StyleRule, "@layer">;

/** Shadows on all sides: an edge, a ring or an elevation of the theme. A line at one side is none. */
const surrounds = /^(?:inset )?0 0 0 |^var\(/;
/** What has another outline: `contrast.css.ts` draws those of chosen things, and the keyboard's is everywhere. */
const plain = "&:not(:focus-visible, [aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current])";

/**
 * Puts a style rule into one of our cascade layers, so that any class of the site overrides it. Every `style` and
 * `recipe` of this package uses it. Where a device has colours of its own, it has no shadows: an edge or a raised sheet
 * that a shadow draws gets an outline there, which moves nothing.
 */
export function inLayer(layer: LayerName, rule: LayeredRule): StyleRule {
  return { "@layer": { [layers[layer]]: withEdge(rule) } };
}

function withEdge(rule: LayeredRule): LayeredRule {
  const { boxShadow, outline, "@media": queries } = rule;
  if (typeof boxShadow !== "string" || !surrounds.test(boxShadow) || outline !== undefined) return rule;
  const own = queries?.[media.forcedColors];
  if (own?.outline !== undefined || own?.border !== undefined) return rule;
  const edge = { outline: "1px solid CanvasText", outlineOffset: "-1px" };
  const forced = { ...own, selectors: { ...own?.selectors, [plain]: edge } };
  return { ...rule, "@media": { ...queries, [media.forcedColors]: forced } };
}

/** The same as {@link inLayer} for `globalStyle`. */
export function globalInLayer(layer: LayerName, rule: Omit<GlobalStyleRule, "@layer">): GlobalStyleRule {
  return { "@layer": { [layers[layer]]: rule } };
}
