import type { GlobalStyleRule, StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

/** Name of one cascade layer; each folder of the package writes into its own. */
export type LayerName = keyof typeof layers;

type LayeredRule = Omit<StyleRule, "@layer">;

/**
 * Puts a style rule into one of our cascade layers, so that any plain class of the consuming site wins over it.
 * Every `style` and `recipe` of this package goes through here.
 */
export function inLayer(layer: LayerName, rule: LayeredRule): StyleRule {
  return { "@layer": { [layers[layer]]: rule } };
}

/** The same as {@link inLayer} for `globalStyle`. */
export function globalInLayer(layer: LayerName, rule: Omit<GlobalStyleRule, "@layer">): GlobalStyleRule {
  return { "@layer": { [layers[layer]]: rule } };
}
