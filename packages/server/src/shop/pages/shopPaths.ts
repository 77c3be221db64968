import type { ClosablePart } from "#server/settings/closedParts.ts";

/** Pages that a part of the shop closes with it. */
const partPaths: Readonly<Record<ClosablePart, readonly string[]>> = {
  storeEntry: ["/shopEntry"],
  distribution: ["/home/Distribution"],
  points: ["/PointMall", "/pointGoodsDetail", "/home/Point"],
};

/** All paths of the shop's pages. The storefront has them; a check compares the two lists. */
export const shopPaths: readonly string[] = [
  "/",
  "/goodsList",
  "/goodsDetail",
  "/seckill",
  "/coupon",
  "/merchant",
  "/topic",
  "/article",
  "/article/detail",
  "/login",
  "/signUp",
  "/forgetPassword",
  "/mailUs",
  "/cart",
  "/shoppingCart",
  "/pay",
  "/payMent",
  "/payDone",
  "/qrpay",
  "/home",
  "/home/MyOrder",
  "/home/OrderDetail",
  "/home/Invoice",
  "/home/AfterSale",
  "/home/ApplyAfterSale",
  "/home/AfterSaleDetail",
  "/home/CommentList",
  "/home/AddEval",
  "/home/EvalDetail",
  "/home/ComplainList",
  "/home/ComplainDetail",
  "/home/Complain",
  "/home/MoneyManagement",
  "/home/Coupons",
  "/home/Favorites",
  "/home/MyTracks",
  "/home/MsgList",
  "/home/MsgDetail",
  "/home/Profile",
  "/home/MyAddress",
  "/home/AddAddress",
  "/home/AccountSafe",
  "/home/ModifyPwd",
  "/home/ResetPayPwd",
  ...Object.values(partPaths).flat(),
];

/** The part of the shop that a page belongs to, and is closed with; undefined for those that are always there. */
export function partAt(path: string): ClosablePart | undefined {
  const parts = Object.entries(partPaths) as [ClosablePart, readonly string[]][];
  return parts.find(([, paths]) => paths.includes(path))?.[0];
}

/** The path as the shop spells it, in whatever case it is written; undefined if there is no such page. */
export function shopPath(written: string): string | undefined {
  const path = written.toLowerCase().replace(/(.)\/+$/, "$1");
  return shopPaths.find((each) => each.toLowerCase() === path);
}
