import { announcements } from "./articles/announcements.ts";
import { buyingArticles } from "./articles/buying.ts";
import { platformArticles } from "./articles/platform.ts";
import { sellingArticles } from "./articles/selling.ts";
import { serviceArticles } from "./articles/service.ts";
import type { ArticleCategoryEntry, ArticleEntry } from "./articles/shapes.ts";
import { both } from "./familyBuilders.ts";

/** The tree of the help pages, in menu order. */
export const articleCategories: readonly ArticleCategoryEntry[] = [
  {
    key: "buying",
    name: both(["Buying", "买家指南"]),
    type: "PLATFORM_INFORMATION",
    children: [
      { key: "orders", name: both(["Orders", "下单"]), type: "PLATFORM_INFORMATION" },
      { key: "paying", name: both(["Paying", "支付"]), type: "PLATFORM_INFORMATION" },
      { key: "delivery", name: both(["Delivery", "配送"]), type: "PLATFORM_INFORMATION" },
      { key: "saving", name: both(["Coupons and points", "优惠与积分"]), type: "PLATFORM_INFORMATION" },
    ],
  },
  {
    key: "service",
    name: both(["Service", "服务保障"]),
    type: "PLATFORM_INFORMATION",
    children: [
      { key: "after-sale-help", name: both(["Returns and refunds", "售后"]), type: "PLATFORM_INFORMATION" },
      { key: "your-account", name: both(["Your account", "账号"]), type: "PLATFORM_INFORMATION" },
    ],
  },
  {
    key: "selling",
    name: both(["Selling", "商家合作"]),
    type: "STORE_ARTICLE",
    children: [{ key: "selling-here", name: both(["Selling on Sundry", "入驻与推广"]), type: "STORE_ARTICLE" }],
  },
  {
    key: "company",
    name: both(["Sundry", "关于Sundry"]),
    type: "OTHER",
    children: [{ key: "about-sundry", name: both(["About Sundry", "了解我们"]), type: "OTHER" }],
  },
  {
    key: "news",
    name: both(["News", "动态"]),
    type: "ANNOUNCEMENT",
    children: [{ key: "announcements", name: both(["Announcements", "公告"]), type: "ANNOUNCEMENT" }],
  },
];

/** All articles: what buyers ask first, announcements last. */
export const articles: readonly ArticleEntry[] = [
  ...buyingArticles,
  ...serviceArticles,
  ...sellingArticles,
  ...platformArticles,
  ...announcements,
];
