import {
  manyOf,
  amount,
  attributes,
  flag,
  id,
  ids,
  oneOfOrUndefined,
  oneOf,
  oneOfNumbers,
  optional,
  page,
  priceRange,
  raw,
  requiredId,
  oneOfExplicit,
  text,
} from "./params.ts";
import { defineQuery, type LinkValues, type Query, type QueryValues } from "./query.ts";

const empty = defineQuery({});
const paged = defineQuery({ pageNumber: page() });
/** Only together with a sort; without it the best come first. */
const direction = optional(["desc", "asc"]);
/** What is paid: an order, several orders of one checkout, or a top-up of the wallet. */
const bill = { orderType: oneOfOrUndefined(["TRADE", "ORDER", "RECHARGE"]), sn: requiredId() };

/**
 * Every page of the shop with its path, spelt as in the specification, and its query (RT-01, RT-02, RT-08, RT-10).
 * `src/routes.ts` has the component of each.
 */
export const pages = {
  /** `distributionId` is the code of a distributor who shared the link, as for `goods`. */
  home: { path: "/", query: defineQuery({ distributionId: id() }) },
  goodsList: {
    path: "/goodsList",
    query: defineQuery({
      keyword: text(),
      storeId: id(),
      /** Category ids from the first level down. */
      categoryId: ids(","),
      /** A coupon whose goods are listed, where it applies to several categories or to some goods. */
      couponId: id(),
      brandId: ids("@"),
      prop: attributes(),
      price: priceRange(),
      /** The least to pay for a product. */
      total: priceRange(),
      inStock: flag(),
      /** Smallest count that can be bought. */
      minimum: priceRange(),
      /** Most hours until dispatch; 0 for any. */
      dispatch: oneOfNumbers([0, 24, 48, 168]),
      colour: manyOf(
        ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "white", "grey", "black"],
        "@",
      ),
      /** Lowest rating; 0 for any. */
      rating: oneOfNumbers([0, 4, 4.5]),
      sort: oneOf(["relevance", "buyCount", "commentNum", "releaseTime", "price", "total", "arrival"]),
      order: direction,
      view: oneOf(["grid", "list"]),
      pageNumber: page(),
      pageSize: oneOfNumbers([20, 40, 60]),
    }),
  },
  goods: {
    path: "/goodsDetail",
    query: defineQuery({
      goodsId: requiredId(),
      skuId: id(),
      grade: oneOf(["all", "good", "moderate", "worse", "haveImage"]),
      reviewSort: oneOf(["newest", "highest", "lowest"]),
      reviewPage: page(),
      /** Code of the distributor who recommended the goods. */
      distributionId: id(),
    }),
  },
  seckill: { path: "/seckill", query: defineQuery({ slot: raw() }) },
  couponCentre: {
    path: "/coupon",
    query: defineQuery({
      from: oneOf(["all", "platform", "store"]),
      type: oneOf(["all", "PRICE", "DISCOUNT"]),
      pageNumber: page(),
    }),
  },
  store: {
    path: "/merchant",
    query: defineQuery({
      id: requiredId(),
      /** `front` is the store's decorated page, if it has one; `goods` is everything it sells. */
      view: oneOf(["front", "goods"]),
      keyword: text(),
      categoryId: id(),
      sort: oneOf(["relevance", "buyCount", "releaseTime", "price"]),
      order: direction,
      pageNumber: page(),
    }),
  },
  topic: { path: "/topic", query: defineQuery({ id: requiredId() }) },
  article: {
    path: "/article",
    aliases: ["/article/detail"],
    query: defineQuery({ id: raw(), categoryId: id(), title: text(), pageNumber: page() }),
  },
  login: { path: "/login", query: defineQuery({ rePath: raw(), query: raw(), state: raw() }) },
  signUp: { path: "/signUp", query: defineQuery({ rePath: raw(), query: raw() }) },
  forgetPassword: { path: "/forgetPassword", query: defineQuery({ rePath: raw(), query: raw() }) },
  contact: { path: "/mailUs", query: empty },
  cart: { path: "/cart", aliases: ["/shoppingCart"], query: defineQuery({ added: raw() }) },
  checkout: { path: "/pay", query: defineQuery({ way: oneOfExplicit(["CART", "BUY_NOW", "POINTS"]) }) },
  cashier: { path: "/payMent", query: defineQuery(bill) },
  payDone: { path: "/payDone", query: defineQuery(bill) },
  qrPay: { path: "/qrpay", query: defineQuery({ ...bill, method: oneOfExplicit(["ALIPAY", "WECHAT", "CARD"]) }) },
  pointsMall: {
    path: "/PointMall",
    query: defineQuery({ categoryId: id(), affordable: flag(), pageNumber: page() }),
  },
  pointsGoods: { path: "/pointGoodsDetail", query: defineQuery({ id: requiredId() }) },
  /** Links to it have `id=1`, as the specification requires. */
  storeEntry: { path: "/shopEntry", query: defineQuery({ id: raw() }) },
  member: { path: "/home", query: empty },
  orders: {
    path: "/home/MyOrder",
    query: defineQuery({
      tag: oneOf(["ALL", "WAIT_PAY", "WAIT_SHIP", "WAIT_ROG", "COMPLETE", "CANCELLED"]),
      keywords: text(),
      pageNumber: page(),
    }),
  },
  order: { path: "/home/OrderDetail", query: defineQuery({ sn: requiredId() }) },
  /** The invoice of an order. */
  invoice: { path: "/home/Invoice", query: defineQuery({ sn: requiredId() }) },
  afterSales: {
    path: "/home/AfterSale",
    query: defineQuery({
      tab: oneOf([
        "ALL",
        "APPLY",
        "PASS",
        "BUYER_RETURN",
        "WAIT_REFUND",
        "COMPLETE",
        "REFUSE",
        "SELLER_TERMINATION",
        "BUYER_CANCEL",
      ]),
      /** A number, or text from the goods' names. */
      sn: text(),
      pageNumber: page(),
    }),
  },
  applyAfterSale: { path: "/home/ApplyAfterSale", query: defineQuery({ sn: requiredId() }) },
  afterSale: { path: "/home/AfterSaleDetail", query: defineQuery({ sn: requiredId() }) },
  evaluations: {
    path: "/home/CommentList",
    query: defineQuery({ tab: oneOf(["toWrite", "written"]), pageNumber: page() }),
  },
  addEvaluation: { path: "/home/AddEval", query: defineQuery({ sn: requiredId(), itemSn: requiredId() }) },
  evaluation: { path: "/home/EvalDetail", query: defineQuery({ id: requiredId() }) },
  complaints: { path: "/home/ComplainList", query: paged },
  complaint: { path: "/home/ComplainDetail", query: defineQuery({ id: requiredId() }) },
  fileComplaint: { path: "/home/Complain", query: defineQuery({ sn: requiredId(), itemSn: requiredId() }) },
  wallet: {
    path: "/home/MoneyManagement",
    query: defineQuery({
      tab: oneOf(["log", "recharge", "withdraw"]),
      pageNumber: page(),
      /** Amount to top up; the dialog opens with it. */
      recharge: amount(),
    }),
  },
  coupons: {
    path: "/home/Coupons",
    query: defineQuery({ tab: oneOf(["NEW", "USED", "EXPIRE"]), pageNumber: page() }),
  },
  points: { path: "/home/Point", query: paged },
  distribution: {
    path: "/home/Distribution",
    query: defineQuery({ tab: oneOf(["chosen", "goods", "results", "cash"]), pageNumber: page() }),
  },
  favourites: {
    path: "/home/Favorites",
    query: defineQuery({ type: oneOf(["GOODS", "STORE"]), pageNumber: page() }),
  },
  footprints: { path: "/home/MyTracks", query: paged },
  messages: {
    path: "/home/MsgList",
    query: defineQuery({ status: oneOf(["UN_READY", "ALREADY_READY", "ALREADY_REMOVE"]), pageNumber: page() }),
  },
  message: { path: "/home/MsgDetail", query: defineQuery({ id: requiredId() }) },
  profile: { path: "/home/Profile", query: empty },
  addresses: { path: "/home/MyAddress", query: empty },
  /** `from` is the checkout that a buyer came from and returns to. */
  address: { path: "/home/AddAddress", query: defineQuery({ id: id(), from: raw() }) },
  accountSecurity: { path: "/home/AccountSafe", query: defineQuery({ scan: raw() }) },
  changePassword: { path: "/home/ModifyPwd", query: empty },
  /** `orderType` and `sn` name the bill that waits for the password and is gone back to; without them, account security is. */
  resetPayPassword: { path: "/home/ResetPayPwd", query: defineQuery({ ...bill, sn: id() }) },
} as const satisfies Readonly<Record<string, PageAddress>>;

/** Path and query of a page. */
export interface PageAddress {
  /** Hash path; any case matches. */
  readonly path: string;
  /** Other spellings of the same page. */
  readonly aliases?: readonly string[];
  readonly query: Query;
}

/** Name of a page, used by links and the route table. */
export type PageName = keyof typeof pages;

type ParamsOf<Name extends PageName> = (typeof pages)[Name]["query"] extends Query<infer Q> ? Q : never;

/** The query of a page. */
export type PageQuery<Name extends PageName> = QueryValues<ParamsOf<Name>>;

type Link<Name extends PageName> =
  Record<never, never> extends LinkValues<ParamsOf<Name>>
    ? (values?: LinkValues<ParamsOf<Name>>) => string
    : (values: LinkValues<ParamsOf<Name>>) => string;

/**
 * The address of every page: `hrefTo.goods({ goodsId, skuId })`. Default values are left out; a page that shows nothing
 * without an id requires it. No other code makes an address of the shop.
 */
export const hrefTo: { readonly [Name in PageName]: Link<Name> } = Object.fromEntries(
  Object.entries(pages).map(([name, address]) => [name, (values?: AnyValues) => addressOf(address, values)]),
) as Record<PageName, (values?: AnyValues) => string>;

type AnyValues = Readonly<Record<string, unknown>>;

function addressOf({ path, query }: PageAddress, values: AnyValues = {}): string {
  // The specification writes lists of categories with plain commas.
  const search = query.write(values).toString().replaceAll("%2C", ",");
  return search ? `${path}?${search}` : path;
}

const byPath = new Map(
  Object.entries(pages).flatMap(([name, { path, aliases = [] }]: [string, PageAddress]) =>
    [path, ...aliases].map((spelling) => [spelling.toLowerCase(), name as PageName] as const),
  ),
);

/**
 * The page at an address, with or without its query, in any case and with or without a slash at the end of the path;
 * undefined for an unknown one.
 */
export function pageAt(address: string): PageName | undefined {
  const [path = ""] = address.toLowerCase().split("?");
  return byPath.get(path.replace(/(.)\/+$/, "$1"));
}

/** Whether a link leads somewhere: inside the shop to one of its pages. `UiLink` checks other addresses. */
export function isReachable(url: string): boolean {
  return !url.startsWith("/") || pageAt(url) !== undefined;
}
