import { type PageName, pageAt } from "../shared/routing/addresses.ts";

/** Source file of each page that the server renders. The build lists the styles of each (`build/pageStyles.ts`). */
export const pageFiles: Readonly<Partial<Record<PageName, string>>> = {
  home: "src/features/page/home/HomePage.tsx",
  goodsList: "src/features/goods/list/GoodsListPage.tsx",
  goods: "src/features/goods/detail/GoodsDetailPage.tsx",
  store: "src/features/store/StorePage.tsx",
  topic: "src/features/page/topic/TopicPage.tsx",
  article: "src/features/article/ArticlePage.tsx",
  seckill: "src/features/seckill/SeckillPage.tsx",
  couponCentre: "src/features/coupon/CouponCentrePage.tsx",
  pointsMall: "src/features/pointsGoods/PointMallPage.tsx",
};

/** The file of the page at an address. Throws for an address that the server does not render. */
export function fileOf(address: string): string {
  const file = pageFiles[pageAt(address) ?? "login"];
  if (!file) throw new Error(`The server does not render ${address}`);
  return file;
}
