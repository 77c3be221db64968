import type { words as en } from "../en/coupon.ts";

/** Words for the coupon centre. */
export const words: typeof en = {
  coupon: {
    heading: "领券中心",
    list: "可领优惠券",
    count_one: "共{{formatted}}张优惠券",
    count_other: "共{{formatted}}张优惠券",
    fromLabel: "发放方",
    from: { all: "全部", platform: "平台券", store: "店铺券" },
    typeLabel: "优惠券类型",
    type: { all: "全部类型", PRICE: "满减券", DISCOUNT: "折扣券" },
    platform: "平台",
    title: "{{issuer}}：{{scope}}",
    scope: { all: "全部商品可用", allHere: "全店商品可用", some: "部分商品可用" },
    days_one: "领取后{{count}}天内有效",
    days_other: "领取后{{count}}天内有效",
    failed: "优惠券加载失败",
    none: "暂无可领取的优惠券",
    noneText: "新券发放后会显示在这里。",
    toGoods: "去逛逛",
    noneHere: "没有这类优惠券",
    noneHereText: "还有其他优惠券可领。",
    showAll: "查看全部优惠券",
    claimedTitle: "领取成功",
    claimed: "优惠券领取成功，可到我的优惠券页面查看",
    isClaimed: "已领取",
    mine: "我的优惠券",
    useNow: "去使用",
    useNowOn: "去使用：{{scope}}",
  },
};
