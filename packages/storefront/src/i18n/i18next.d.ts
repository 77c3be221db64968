import "i18next";
import type { words as browse } from "./en/browse.ts";
import type { words as cart } from "./en/cart.ts";
import type { words as checkout } from "./en/checkout.ts";
import type { words as content } from "./en/content.ts";
import type { words as goods } from "./en/goods.ts";
import type { words as home } from "./en/home.ts";
import type { words as orders } from "./en/orders.ts";
import type { words as promotions } from "./en/promotions.ts";
import type { words as session } from "./en/session.ts";
import type { words as shell } from "./en/shell.ts";
import type { words as store } from "./en/store.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: {
      browse: typeof browse;
      cart: typeof cart;
      checkout: typeof checkout;
      content: typeof content;
      goods: typeof goods;
      home: typeof home;
      orders: typeof orders;
      promotions: typeof promotions;
      session: typeof session;
      shell: typeof shell;
      store: typeof store;
    };
  }
}
