import "i18next";
import type { words as account } from "./en/account.ts";
import type { words as addresses } from "./en/addresses.ts";
import type { words as afterSales } from "./en/afterSales.ts";
import type { words as browse } from "./en/browse.ts";
import type { words as cart } from "./en/cart.ts";
import type { words as checkout } from "./en/checkout.ts";
import type { words as complaints } from "./en/complaints.ts";
import type { words as contact } from "./en/contact.ts";
import type { words as content } from "./en/content.ts";
import type { words as distribution } from "./en/distribution.ts";
import type { words as evaluations } from "./en/evaluations.ts";
import type { words as favourites } from "./en/favourites.ts";
import type { words as footprints } from "./en/footprints.ts";
import type { words as goods } from "./en/goods.ts";
import type { words as home } from "./en/home.ts";
import type { words as im } from "./en/im.ts";
import type { words as member } from "./en/member.ts";
import type { words as messages } from "./en/messages.ts";
import type { words as orders } from "./en/orders.ts";
import type { words as ownedCoupons } from "./en/ownedCoupons.ts";
import type { words as points } from "./en/points.ts";
import type { words as promotions } from "./en/promotions.ts";
import type { words as rail } from "./en/rail.ts";
import type { words as session } from "./en/session.ts";
import type { words as shell } from "./en/shell.ts";
import type { words as store } from "./en/store.ts";
import type { words as storeEntry } from "./en/storeEntry.ts";
import type { words as wallet } from "./en/wallet.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: {
      account: typeof account;
      addresses: typeof addresses;
      afterSales: typeof afterSales;
      browse: typeof browse;
      cart: typeof cart;
      checkout: typeof checkout;
      complaints: typeof complaints;
      contact: typeof contact;
      content: typeof content;
      distribution: typeof distribution;
      evaluations: typeof evaluations;
      favourites: typeof favourites;
      footprints: typeof footprints;
      goods: typeof goods;
      home: typeof home;
      im: typeof im;
      member: typeof member;
      messages: typeof messages;
      orders: typeof orders;
      ownedCoupons: typeof ownedCoupons;
      points: typeof points;
      promotions: typeof promotions;
      rail: typeof rail;
      session: typeof session;
      shell: typeof shell;
      store: typeof store;
      storeEntry: typeof storeEntry;
      wallet: typeof wallet;
    };
  }
}
