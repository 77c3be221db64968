import { coupons } from "./help/coupons.ts";
import { flashSale } from "./help/flashSale.ts";
import { freight } from "./help/freight.ts";
import { invoices } from "./help/invoices.ts";
import { minimumOrders } from "./help/minimumOrders.ts";
import { ordering } from "./help/ordering.ts";
import { payment } from "./help/payment.ts";
import { points } from "./help/points.ts";
import { selfPickup } from "./help/selfPickup.ts";
import { shipping } from "./help/shipping.ts";
import { start } from "./help/start.ts";
import { wallet } from "./help/wallet.ts";
import type { ArticleEntry } from "./shapes.ts";

/** How to order, pay and receive. */
export const buyingArticles: readonly ArticleEntry[] = [
  start,
  ordering,
  minimumOrders,
  payment,
  wallet,
  invoices,
  shipping,
  freight,
  selfPickup,
  coupons,
  points,
  flashSale,
];
