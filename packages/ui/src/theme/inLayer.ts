import type { GlobalStyleRule, StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

/** Name of a cascade layer. Each folder of the package has its own. */
export type LayerName = keyof typeof layers;

type LayeredRule = Omit<StyleRule, "@layer">;

/**
 * Puts a style rule into one of our cascade layers, so that any class of the site overrides it. Every `style` and
 * `recipe` of this package uses it.
 */
export function inLayer(layer: LayerName, rule: LayeredRule): StyleRule {
  return { "@layer": { [layers[layer]]: rule } };
}

/** The same as {@link inLayer} for `globalStyle`. */
export function globalInLayer(layer: LayerName, rule: Omit<GlobalStyleRule, "@layer">): GlobalStyleRule {
  return { "@layer": { [layers[layer]]: rule } };
}
