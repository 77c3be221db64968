import type { ComponentType } from "react";
import { loadResumedAdd } from "../../features/cart/index.ts";
import { loadResumedClaim } from "../../features/coupon/index.ts";
import { loadResumedBuyNow, loadResumedFavourite } from "../../features/goods/index.ts";
import { ResumedChat } from "../../features/im/index.ts";
import { loadResumedExchange } from "../../features/pointsGoods/index.ts";
import { loadResumedFollow } from "../../features/store/index.ts";
import { loadWords, type Area } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import type { IntentName } from "../../shared/session/intent.ts";
import type { ResumedProps } from "../../shared/session/resumed.ts";

interface Resumed {
  readonly words: Area;
  readonly load: () => Promise<ComponentType<ResumedProps>>;
}

/** Who goes on with each intent. A feature that asks for the login with an intent of its own puts its line here (SE-08). */
const handlers: Readonly<Record<IntentName, Resumed>> = {
  addToCart: { words: "cart", load: loadResumedAdd },
  buyNow: { words: "goods", load: loadResumedBuyNow },
  favourite: { words: "goods", load: loadResumedFavourite },
  claim: { words: "coupon", load: loadResumedClaim },
  exchange: { words: "pointsGoods", load: loadResumedExchange },
  follow: { words: "store", load: loadResumedFollow },
  chat: { words: "im", load: () => Promise.resolve(ResumedChat) },
};

/** The component that goes on with an intent, once its code and words are here. */
export async function loadResumed(name: IntentName): Promise<ComponentType<ResumedProps>> {
  const { words, load } = handlers[name];
  const [Resumed] = await Promise.all([load(), loadWords(words, currentLocale())]);
  return Resumed;
}
