import type { Locale } from "../../shared/i18n/locales.ts";
import { loadWords } from "../../shared/i18n/words.ts";

export { BoughtGoods } from "./BoughtGoods.tsx";
export { orderTone } from "./orderState.ts";
export { useWaitingOrders } from "./useWaitingOrders.ts";

/** The choice of an order in the help centre, with the words of orders. */
export const loadOrderHelp = (locale: Locale) =>
  Promise.all([import("./OrderHelp.tsx"), loadWords("order", locale)]).then(([m]) => m.OrderHelp);
