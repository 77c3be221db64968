import { loadWords, type Area } from "../i18n/words.ts";
import type { IntentName, IntentValues } from "./intent.ts";
import { currentLocale } from "./locale.ts";

/** A hook that gives the action of an intent. The action tells its own success or refusal and never rejects for one. */
export type UseResumed = () => (values: IntentValues) => unknown;

interface Resumed {
  readonly words: Area;
  readonly load: () => Promise<UseResumed>;
}

/** Who goes on with each intent. A feature that asks for the log-in with an intent of its own puts its line here (SE-08). */
const handlers: Readonly<Record<IntentName, Resumed>> = {
  addToCart: {
    words: "cart",
    load: () => import("../features/cart/useResumedAdd.ts").then((m) => m.useResumedAdd),
  },
  buyNow: {
    words: "goods",
    load: () => import("../features/goods/useResumedBuyNow.ts").then((m) => m.useResumedBuyNow),
  },
  favourite: {
    words: "goods",
    load: () => import("../features/goods/useResumedFavourite.ts").then((m) => m.useResumedFavourite),
  },
  claim: {
    words: "promotions",
    load: () => import("../features/promotions/useResumedClaim.ts").then((m) => m.useResumedClaim),
  },
  exchange: {
    words: "points",
    load: () => import("../features/points/useResumedExchange.ts").then((m) => m.useResumedExchange),
  },
  follow: {
    words: "store",
    load: () => import("../features/store/useResumedFollow.ts").then((m) => m.useResumedFollow),
  },
  chat: {
    words: "im",
    load: () => import("./customerService.ts").then((m) => m.useResumedChat),
  },
};

/** The hook that goes on with an intent, once its code and words are here. */
export async function loadResumed(name: IntentName): Promise<UseResumed> {
  const { words, load } = handlers[name];
  const [useResumed] = await Promise.all([load(), loadWords(words, currentLocale())]);
  return useResumed;
}
