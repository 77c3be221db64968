import type { ComponentType } from "react";
import { loadWords, type Area } from "../i18n/words.ts";
import type { IntentName, IntentValues } from "../shared/session/intent.ts";
import { currentLocale } from "../shared/i18n/locale.ts";

/** What the component that goes on with an intent gets. It does its action once, shows nothing, and tells that it is done. */
export interface ResumedProps {
  readonly values: IntentValues;
  readonly onDone: () => void;
}

/** A hook that gives the action of an intent. The action tells its own success or refusal and never rejects for one. */
export type UseResumed = () => (values: IntentValues) => unknown;

interface Resumed {
  readonly words: Area;
  readonly load: () => Promise<ComponentType<ResumedProps>>;
}

/** Who goes on with each intent. A feature that asks for the log-in with an intent of its own puts its line here (SE-08). */
const handlers: Readonly<Record<IntentName, Resumed>> = {
  addToCart: {
    words: "cart",
    load: () => import("../features/cart/ResumedAdd.ts").then((m) => m.ResumedAdd),
  },
  buyNow: {
    words: "goods",
    load: () => import("../features/goods/detail/ResumedBuyNow.ts").then((m) => m.ResumedBuyNow),
  },
  favourite: {
    words: "goods",
    load: () => import("../features/goods/detail/ResumedFavourite.ts").then((m) => m.ResumedFavourite),
  },
  claim: {
    words: "coupon",
    load: () => import("../features/coupon/ResumedClaim.ts").then((m) => m.ResumedClaim),
  },
  exchange: {
    words: "pointsGoods",
    load: () => import("../features/pointsGoods/ResumedExchange.ts").then((m) => m.ResumedExchange),
  },
  follow: {
    words: "store",
    load: () => import("../features/store/ResumedFollow.ts").then((m) => m.ResumedFollow),
  },
  chat: {
    words: "im",
    load: () => import("../features/im/customerService.ts").then((m) => m.ResumedChat),
  },
};

/** The component that goes on with an intent, once its code and words are here. */
export async function loadResumed(name: IntentName): Promise<ComponentType<ResumedProps>> {
  const { words, load } = handlers[name];
  const [Resumed] = await Promise.all([load(), loadWords(words, currentLocale())]);
  return Resumed;
}
