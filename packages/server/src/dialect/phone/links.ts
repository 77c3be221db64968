import type { Fields } from "../values/valueObject.ts";

/** Channels by our path, under the names that clients for phones lead by, whatever language the buyer reads. */
const channels: Readonly<Record<string, string>> = {
  "/": "首页",
  "/cart": "购物车",
  "/home": "个人中心",
  "/home/Favorites": "收藏商品",
  "/home/MyOrder": "我的订单",
  "/coupon": "领券中心",
  "/seckill": "秒杀频道",
  "/PointMall": "积分商城",
};

/** Ends the number of a topic as phones know it: on that backend a page belongs to one kind of client. */
const ofPhones = "-H5";

/** The link of an advert as clients for phones follow it. A link that they have no page for leads nowhere. */
export function phoneLink(address: unknown): Fields {
  if (typeof address !== "string") return (address ?? {}) as Fields;
  if (/^https?:/.test(address)) return { ___type: "other", url: address };
  const parsed = URL.parse(address, "http://shop");
  if (!parsed) return {};
  const { pathname, searchParams } = parsed;
  const named = (name: string) => searchParams.get(name) ?? "";
  const channel = channels[pathname];
  if (channel !== undefined) return { ___type: "other", title: channel };
  if (pathname === "/goodsDetail" && named("skuId"))
    return { ___type: "goods", id: named("skuId"), goodsId: named("goodsId") };
  if (pathname === "/goodsList") return { ___type: "category", id: named("categoryId").split(",").at(-1) };
  if (pathname === "/merchant") return { ___type: "shops", id: named("id") };
  if (pathname === "/topic") return { pageType: "special", id: named("id") + ofPhones };
  if (pathname === "/pointGoodsDetail")
    return { ___type: "marketing", ___promotion: "POINTS_GOODS", promotionId: named("id") };
  return {};
}

/** Our number of a topic, and whether the one given is that of phones. */
export function topicOf(id: string): { id: string; onPhone: boolean } {
  const onPhone = id.endsWith(ofPhones);
  return { id: onPhone ? id.slice(0, -ofPhones.length) : id, onPhone };
}
