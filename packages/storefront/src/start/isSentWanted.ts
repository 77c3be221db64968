import { stored } from "./device.ts";

/**
 * Whether the visitor wants the page that the server has rendered into this document, and not one that the hash names, or one
 * in another language. The hash can change before the shop's code has loaded, because links work at once.
 */
export function isSentWanted(): boolean {
  const { language } = document.documentElement.dataset;
  const route = location.hash.slice(1);
  const homeRoute = location.pathname === "/" && /^\/?(\?|$)/.test(route);
  // The server knows none of the lengthened words that tests read.
  if (stored("pseudoLocale")) return false;
  return (!route || homeRoute) && (stored("locale") ?? language) === language;
}
