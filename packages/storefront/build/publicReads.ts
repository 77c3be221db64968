import {
  categories as articleCategories,
  get as article,
  getByType,
  list as articles,
} from "@sundry/api/contract/article";
import type { Call } from "@sundry/api/contract/call";
import { list as coupons } from "@sundry/api/contract/coupon";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { categoryChildren, get as goods, hotWords, related, search, skuDetail } from "@sundry/api/contract/goods";
import { find, get as pageGet, home } from "@sundry/api/contract/page";
import { byTimeline, today } from "@sundry/api/contract/seckill";
import { get as site } from "@sundry/api/contract/site";
import { get as store, labels } from "@sundry/api/contract/store";

/** What everybody may read: home page and topics, goods with their reviews, stores, articles, flash sales, coupons. */
const kept: readonly Call[] = [
  home,
  find,
  pageGet,
  search,
  goods,
  skuDetail,
  related,
  categoryChildren,
  hotWords,
  counts,
  listForGoods,
  store,
  labels,
  articleCategories,
  articles,
  article,
  getByType,
  today,
  byTimeline,
  coupons,
  site,
];

/** Whether anybody may make the call, and making it changes nothing. */
export const isPublicRead = ({ method, auth, unsafe }: Pick<Call, "method" | "auth" | "unsafe">): boolean =>
  method === "GET" && auth !== "required" && !unsafe;

/** Paths of the calls whose answers the worker keeps. Throws a TypeError if one is not a public read. */
export function publicReads(): string[] {
  return kept.map((call) => {
    if (!isPublicRead(call)) throw new TypeError(`${call.id} is not a public read, so it must not be kept`);
    return call.path;
  });
}
