import type { words as en } from "../en/points.ts";

/** Words for the page of the points a buyer has earned and used. */
export const words: typeof en = {
  count_one: "{{formatted}}积分",
  count_other: "{{formatted}}积分",
  mine: {
    title: "我的积分",
    summary: "我的积分",
    available: "可用积分",
    totalEarned: "累计获得",
    toMall: "去积分商城",
    pending: "待生效积分",
    pendingList: "待生效积分",
    pendingText: "订单的退货期结束后，积分即可使用。",
    pendingOrder: "订单{{sn}}",
    pendingUntil: "{{date}}生效",
    pendingOpen: "售后处理完成后生效",
    history: "积分明细",
    earned: "获得积分",
    redeemed: "使用积分",
    balanceAfter: "余额{{formatted}}积分",
    none: "暂无积分记录",
    noneText: "订单完成后每实付1元得1积分，发表评价还可获赠积分，退货期结束后即可使用。",
    noneAction: "去逛逛",
  },
};
