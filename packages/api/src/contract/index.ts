/** Every call in one record, for the API reference, tools and tests. Pages import single calls instead: schemas are weight. */
import * as address from "./address.ts";
import * as article from "./article.ts";
import type { Call } from "./call.ts";
import * as cart from "./cart.ts";
import * as cashier from "./cashier.ts";
import * as coupon from "./coupon.ts";
import * as evaluation from "./evaluation.ts";
import * as favourite from "./favourite.ts";
import * as footprint from "./footprint.ts";
import * as goods from "./goods.ts";
import * as member from "./member.ts";
import * as order from "./order.ts";
import * as page from "./page.ts";
import * as receipt from "./receipt.ts";
import * as region from "./region.ts";
import * as seckill from "./seckill.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";
import * as store from "./store.ts";
import * as wallet from "./wallet.ts";

const resources: readonly Readonly<Record<string, object>>[] = [
  site,
  page,
  goods,
  evaluation,
  session,
  member,
  cart,
  address,
  region,
  coupon,
  order,
  cashier,
  wallet,
  seckill,
  article,
  store,
  favourite,
  footprint,
  receipt,
];

function isCall(value: object): value is Call {
  return "id" in value && "path" in value && "method" in value;
}

/** All calls by id, in the order of the resources above. */
export const allCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  resources
    .flatMap((resource) => Object.values(resource))
    .filter(isCall)
    .map((declared) => [declared.id, declared]),
);
