import { type PageName, pageAt } from "../shared/routing/addresses.ts";

/** Source file of each page that the server renders, as the manifest of the build names it. */
const files: Readonly<Partial<Record<PageName, string>>> = {
  home: "features/page/home/HomePage.tsx",
  goodsList: "features/goods/list/GoodsListPage.tsx",
  goods: "features/goods/detail/GoodsDetailPage.tsx",
  store: "features/store/StorePage.tsx",
  topic: "features/page/topic/TopicPage.tsx",
  article: "features/article/ArticlePage.tsx",
  seckill: "features/seckill/SeckillPage.tsx",
  couponCentre: "features/coupon/CouponCentrePage.tsx",
  pointsMall: "features/pointsGoods/PointMallPage.tsx",
};

/** The file of the page at an address. Throws for an address that the server does not render. */
export function fileOf(address: string): string {
  const file = files[pageAt(address) ?? "login"];
  if (!file) throw new Error(`The server does not render ${address}`);
  return `src/${file}`;
}
