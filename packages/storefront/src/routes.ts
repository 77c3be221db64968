import type { ComponentType } from "react";
import type { Area } from "./shared/i18n/words.ts";
import { goodsFirstRead, goodsListFirstRead } from "./features/goods/index.ts";
import { homeFirstRead } from "./features/page/index.ts";
import type { FirstRead } from "./shared/data/firstRead.ts";
import type { secondaryPages } from "./secondaryPages.ts";
import { pageAt, type PageAddress, type PageName, pages } from "./shared/routing/addresses.ts";
import type { FrameKind } from "./shell/frames/Frame.tsx";

/** How a page of the address table is shown. Its title is `titles.<name>` in the words of the shell (RT-04). */
interface Route {
  readonly load: () => Promise<ComponentType>;
  /** What the page reads first, by the query of its address. Only for pages whose first call `start.ts` begins. */
  readonly firstRead?: (query: URLSearchParams) => FirstRead | undefined;
  /** The words that load with the page. */
  readonly words: Area;
  readonly frame: FrameKind;
  /** Whether a visitor must log in first, and then returns with the same query (RT-05). */
  readonly login?: true;
}

/** A page with its name and its address. */
export interface RouteRow extends Omit<Route, "login">, PageAddress {
  readonly name: PageName;
  readonly login: boolean;
}

/** A page that few visits start with. */
const other = (name: keyof typeof secondaryPages) => () =>
  import("./secondaryPages.ts").then((m) => m.secondaryPages[name]());

/** The one table of pages: router, titles, login guard, prefetching and tests read it (RT-01 to RT-10). */
const table: Readonly<Record<PageName, Route>> = {
  home: {
    load: () => import("./features/page/home/HomePage.tsx").then((m) => m.HomePage),
    firstRead: homeFirstRead,
    words: "pageHome",
    frame: "shop",
  },
  goodsList: {
    load: () => import("./features/goods/list/GoodsListPage.tsx").then((m) => m.GoodsListPage),
    firstRead: goodsListFirstRead,
    words: "goodsList",
    frame: "shop",
  },
  goods: {
    load: () => import("./features/goods/detail/GoodsDetailPage.tsx").then((m) => m.GoodsDetailPage),
    firstRead: goodsFirstRead,
    words: "goods",
    frame: "shop",
  },
  seckill: { load: other("SeckillPage"), words: "seckill", frame: "shop" },
  couponCentre: { load: other("CouponCentrePage"), words: "coupon", frame: "shop" },
  store: { load: other("StorePage"), words: "store", frame: "shop" },
  topic: { load: other("TopicPage"), words: "pageTopic", frame: "shop" },
  article: { load: other("ArticlePage"), words: "article", frame: "shop" },
  login: { load: other("LoginPage"), words: "session", frame: "bare" },
  signUp: { load: other("RegisterPage"), words: "session", frame: "bare" },
  cart: { load: other("CartPage"), words: "cart", frame: "shop", login: true },
  checkout: { load: other("SettlementPage"), words: "checkout", frame: "checkout", login: true },
  cashier: { load: other("CashierPage"), words: "cashier", frame: "checkout", login: true },
  payDone: { load: other("PayDonePage"), words: "cashier", frame: "checkout", login: true },
  orders: { load: other("OrderListPage"), words: "order", frame: "member", login: true },
  order: { load: other("OrderDetailPage"), words: "order", frame: "member", login: true },
  invoice: { load: other("InvoicePage"), words: "order", frame: "bare", login: true },
  forgetPassword: { load: other("ForgetPasswordPage"), words: "session", frame: "bare" },
  contact: { load: other("ContactPage"), words: "feedback", frame: "shop" },
  pointsGoods: { load: other("PointGoodsPage"), words: "pointsGoods", frame: "shop" },
  pointsMall: { load: other("PointMallPage"), words: "pointsGoods", frame: "shop" },
  qrPay: { load: other("QrPayPage"), words: "cashier", frame: "checkout", login: true },
  storeEntry: { load: other("StoreEntryPage"), words: "storeEntry", frame: "shop", login: true },
  member: { load: other("MemberHomePage"), words: "member", frame: "member", login: true },
  footprints: { load: other("FootprintsPage"), words: "footprint", frame: "member", login: true },
  wallet: { load: other("WalletPage"), words: "wallet", frame: "member", login: true },
  fileComplaint: { load: other("FileComplaintPage"), words: "complaint", frame: "member", login: true },
  coupons: { load: other("OwnedCouponsPage"), words: "couponOwned", frame: "member", login: true },
  evaluations: { load: other("EvaluationListPage"), words: "evaluation", frame: "member", login: true },
  addEvaluation: { load: other("AddEvaluationPage"), words: "evaluation", frame: "member", login: true },
  evaluation: { load: other("EvaluationPage"), words: "evaluation", frame: "member", login: true },
  complaints: { load: other("ComplaintListPage"), words: "complaint", frame: "member", login: true },
  complaint: { load: other("ComplaintPage"), words: "complaint", frame: "member", login: true },
  accountSecurity: { load: other("AccountSafePage"), words: "memberAccount", frame: "member", login: true },
  changePassword: { load: other("ModifyPasswordPage"), words: "memberAccount", frame: "member", login: true },
  resetPayPassword: { load: other("ResetPayPasswordPage"), words: "memberAccount", frame: "member", login: true },
  favourites: { load: other("FavouritesPage"), words: "favourite", frame: "member", login: true },
  distribution: { load: other("DistributionPage"), words: "distribution", frame: "member", login: true },
  points: { load: other("PointsPage"), words: "points", frame: "member", login: true },
  profile: { load: other("ProfilePage"), words: "memberAccount", frame: "member", login: true },
  afterSales: { load: other("AfterSaleListPage"), words: "afterSale", frame: "member", login: true },
  applyAfterSale: { load: other("ApplyAfterSalePage"), words: "afterSale", frame: "member", login: true },
  afterSale: { load: other("AfterSalePage"), words: "afterSale", frame: "member", login: true },
  addresses: { load: other("AddressListPage"), words: "address", frame: "member", login: true },
  address: { load: other("AddressPage"), words: "address", frame: "member", login: true },
  messages: { load: other("MessageListPage"), words: "message", frame: "member", login: true },
  message: { load: other("MessagePage"), words: "message", frame: "member", login: true },
};

export const routes: readonly RouteRow[] = Object.entries(table).map(([name, route]) => rowOf(name as PageName, route));

/** The page at a path, in any case and with or without a slash at its end; undefined for an unknown one. */
export function routeOf(path: string): RouteRow | undefined {
  const name = pageAt(path);
  return routes.find((row) => row.name === name);
}

function rowOf(name: PageName, route: Route): RouteRow {
  return { name, ...pages[name], ...route, login: route.login ?? false };
}
