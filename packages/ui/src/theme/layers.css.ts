import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade layers, lowest first. A page's own unlayered class always wins over all of them; between our folders the
 * order is fixed here and nowhere else.
 */
export const layers = {
  reset: globalLayer("sundry.reset"),
  theme: globalLayer("sundry.theme"),
  primitives: globalLayer("sundry.primitives"),
  forms: globalLayer("sundry.forms"),
  commerce: globalLayer("sundry.commerce"),
  blocks: globalLayer("sundry.blocks"),
  app: globalLayer("sundry.app"),
};
