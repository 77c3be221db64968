import type { ComponentType } from "react";
import type { Area, Locale } from "./i18n/words.ts";

/** What surrounds a page: the whole shop, the reduced header of buying, the member centre's menu, or nothing. */
export type Frame = "shop" | "checkout" | "member" | "bare";

export interface RouteRow {
  /** Hash path in the specification's spelling; matched without regard to case. */
  path: string;
  /** Other spellings of the same page. */
  aliases?: readonly string[];
  load: () => Promise<ComponentType>;
  words: Area;
  /** Document title (decisions 4); empty on home, where the site's name stands alone. */
  title: Record<Locale, string>;
  /** A visitor is sent to log in and comes back with the same query (RT-05). */
  login: boolean;
  frame: Frame;
  /** Names of the query values the page reads; anything else is dropped from a return path (RT-06, RT-10). */
  query: readonly string[];
}

/**
 * The one route table. Router, document titles, login guard, return paths, prefetching and tests read it.
 * Requirements RT-01 to RT-10.
 */
export const routes: readonly RouteRow[] = [
  {
    path: "/",
    load: () => import("./features/home/HomePage.tsx").then((m) => m.HomePage),
    words: "home",
    title: { en: "", zh: "" },
    login: false,
    frame: "shop",
    query: [],
  },
  {
    path: "/goodsList",
    load: () => import("./features/browse/GoodsListPage.tsx").then((m) => m.GoodsListPage),
    words: "browse",
    title: { en: "Goods", zh: "商品列表" },
    login: false,
    frame: "shop",
    query: [
      "keyword",
      "storeId",
      "categoryId",
      "brandId",
      "prop",
      "price",
      "sort",
      "order",
      "inStock",
      "view",
      "pageNumber",
      "pageSize",
    ],
  },
  {
    path: "/goodsDetail",
    load: () => import("./features/goods/GoodsDetailPage.tsx").then((m) => m.GoodsDetailPage),
    words: "goods",
    title: { en: "Goods detail", zh: "商品详情" },
    login: false,
    frame: "shop",
    query: ["goodsId", "skuId", "grade", "reviewPage"],
  },
  {
    path: "/seckill",
    load: () => import("./features/promotions/SeckillPage.tsx").then((m) => m.SeckillPage),
    words: "promotions",
    title: { en: "Flash sale", zh: "限时秒杀" },
    login: false,
    frame: "shop",
    query: ["slot"],
  },
  {
    path: "/coupon",
    load: () => import("./features/promotions/CouponCentrePage.tsx").then((m) => m.CouponCentrePage),
    words: "promotions",
    title: { en: "Coupon centre", zh: "领券中心" },
    login: false,
    frame: "shop",
    query: ["from", "type", "pageNumber"],
  },
  {
    path: "/merchant",
    load: () => import("./features/store/StorePage.tsx").then((m) => m.StorePage),
    words: "store",
    title: { en: "Store", zh: "店铺" },
    login: false,
    frame: "shop",
    query: ["id", "view", "keyword", "categoryId", "sort", "order", "pageNumber"],
  },
  {
    path: "/topic",
    load: () => import("./features/content/TopicPage.tsx").then((m) => m.TopicPage),
    words: "content",
    title: { en: "Topic", zh: "专题" },
    login: false,
    frame: "shop",
    query: ["id"],
  },
  {
    path: "/article",
    aliases: ["/article/detail"],
    load: () => import("./features/content/ArticlePage.tsx").then((m) => m.ArticlePage),
    words: "content",
    title: { en: "Help centre", zh: "帮助中心" },
    login: false,
    frame: "shop",
    query: ["id", "categoryId", "title", "pageNumber"],
  },
  {
    path: "/login",
    load: () => import("./features/session/LoginPage.tsx").then((m) => m.LoginPage),
    words: "session",
    title: { en: "Log in", zh: "登录" },
    login: false,
    frame: "bare",
    query: ["rePath", "query"],
  },
  {
    path: "/signUp",
    load: () => import("./features/session/RegisterPage.tsx").then((m) => m.RegisterPage),
    words: "session",
    title: { en: "Register", zh: "注册" },
    login: false,
    frame: "bare",
    query: ["rePath", "query"],
  },
  {
    path: "/cart",
    aliases: ["/shoppingCart"],
    load: () => import("./features/cart/CartPage.tsx").then((m) => m.CartPage),
    words: "cart",
    title: { en: "Cart", zh: "购物车" },
    login: true,
    frame: "shop",
    query: ["added"],
  },
  {
    path: "/pay",
    load: () => import("./features/checkout/SettlementPage.tsx").then((m) => m.SettlementPage),
    words: "checkout",
    title: { en: "Settlement", zh: "订单结算" },
    login: true,
    frame: "checkout",
    query: ["way"],
  },
  {
    path: "/payMent",
    load: () => import("./features/checkout/CashierPage.tsx").then((m) => m.CashierPage),
    words: "checkout",
    title: { en: "Payment", zh: "收银台" },
    login: true,
    frame: "checkout",
    query: ["orderType", "sn"],
  },
  {
    path: "/payDone",
    load: () => import("./features/checkout/PayDonePage.tsx").then((m) => m.PayDonePage),
    words: "checkout",
    title: { en: "Payment finished", zh: "支付完成" },
    login: true,
    frame: "checkout",
    query: ["orderType", "sn"],
  },
  {
    path: "/home/MyOrder",
    load: () => import("./features/orders/OrderListPage.tsx").then((m) => m.OrderListPage),
    words: "orders",
    title: { en: "My orders", zh: "我的订单" },
    login: true,
    frame: "member",
    query: ["tag", "keywords", "pageNumber"],
  },
  {
    path: "/home/OrderDetail",
    load: () => import("./features/orders/OrderDetailPage.tsx").then((m) => m.OrderDetailPage),
    words: "orders",
    title: { en: "Order detail", zh: "订单详情" },
    login: true,
    frame: "member",
    query: ["sn"],
  },
];

const byPath = new Map(
  routes.flatMap((row) => [row.path, ...(row.aliases ?? [])].map((path) => [path.toLowerCase(), row] as const)),
);

/** The row of a path, whatever its case and trailing slash; undefined for an unknown one. */
export function routeOf(path: string): RouteRow | undefined {
  return byPath.get(path.toLowerCase().replace(/(.)\/+$/, "$1"));
}
