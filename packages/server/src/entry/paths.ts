/** The addresses of the shop that the server answers with a finished page; the query is that of the hash route. */
export const entryPaths = {
  home: "/",
  goodsList: "/goodsList",
  goods: "/goodsDetail",
  store: "/merchant",
  article: "/article",
  topic: "/topic",
  seckill: "/seckill",
  coupons: "/coupon",
  pointsMall: "/PointMall",
} as const;

/** Whether a text of an address can be the key of a row. */
export function isKey(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
