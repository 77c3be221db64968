/**
 * All calls in one record, for the API reference, tools and tests. Pages import single calls instead, so that they load
 * only the schemas they need.
 */
import * as address from "./address.ts";
import * as afterSale from "./afterSale.ts";
import * as article from "./article.ts";
import type { Call } from "./call.ts";
import * as captcha from "./captcha.ts";
import * as cart from "./cart.ts";
import * as cashier from "./cashier.ts";
import * as checkout from "./checkout.ts";
import * as codes from "./codes.ts";
import * as complaint from "./complaint.ts";
import * as coupon from "./coupon.ts";
import * as distribution from "./distribution.ts";
import * as evaluation from "./evaluation.ts";
import * as favourite from "./favourite.ts";
import * as feedback from "./feedback.ts";
import * as footprint from "./footprint.ts";
import * as goods from "./goods.ts";
import * as im from "./im.ts";
import * as logistics from "./logistics.ts";
import * as member from "./member.ts";
import * as message from "./message.ts";
import * as order from "./order.ts";
import * as page from "./page.ts";
import * as pintuan from "./pintuan.ts";
import * as points from "./points.ts";
import * as pointsGoods from "./pointsGoods.ts";
import * as privacy from "./privacy.ts";
import * as receipt from "./receipt.ts";
import * as region from "./region.ts";
import * as seckill from "./seckill.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";
import * as store from "./store.ts";
import * as storeEntry from "./storeEntry.ts";
import * as upload from "./upload.ts";
import * as wallet from "./wallet.ts";

const resources: readonly Readonly<Record<string, unknown>>[] = [
  site,
  page,
  goods,
  evaluation,
  session,
  member,
  cart,
  checkout,
  address,
  region,
  coupon,
  order,
  cashier,
  wallet,
  seckill,
  article,
  store,
  storeEntry,
  favourite,
  footprint,
  receipt,
  afterSale,
  captcha,
  codes,
  complaint,
  distribution,
  feedback,
  im,
  logistics,
  message,
  pintuan,
  points,
  pointsGoods,
  privacy,
  upload,
];

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "id" in value && "path" in value && "method" in value;
}

/** All calls by id, in the order of the areas above. */
export const allCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  resources
    .flatMap((resource) => Object.values(resource))
    .filter(isCall)
    .map((declared) => [declared.id, declared]),
);
