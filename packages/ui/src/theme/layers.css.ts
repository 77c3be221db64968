import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade layers, lowest first. A page's own unlayered class overrides all of them. Only this list sets the order
 * of our folders.
 */
export const layers = {
  reset: globalLayer("sundry.reset"),
  base: globalLayer("sundry.base"),
  theme: globalLayer("sundry.theme"),
  primitives: globalLayer("sundry.primitives"),
  forms: globalLayer("sundry.forms"),
  commerce: globalLayer("sundry.commerce"),
  blocks: globalLayer("sundry.blocks"),
  app: globalLayer("sundry.app"),
};
