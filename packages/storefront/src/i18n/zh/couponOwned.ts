import type { words as en } from "../en/couponOwned.ts";

/** Words for the page of a buyer's coupons. */
export const words: typeof en = {
  title: "我的优惠券",
  print: "打印",
  centre: "去领券中心",
  tabs: { label: "优惠券状态", NEW: "未使用", USED: "已使用", EXPIRE: "已过期" },
  empty: {
    NEW: "暂无可用优惠券",
    USED: "暂无已使用的优惠券",
    EXPIRE: "暂无过期的优惠券",
    text: "更多优惠券可到领券中心领取。",
  },
  platform: "平台",
  scope: "{{issuer}}：{{scope}}",
  allGoods: "全部商品可用",
  someGoods: "部分商品可用",
  useNow: "去使用",
  useNowOf: "去使用：{{name}}",
};
