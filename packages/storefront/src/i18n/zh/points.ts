import type { words as en } from "../en/points.ts";

export const words: typeof en = {
  count_one: "{{formatted}}积分",
  count_other: "{{formatted}}积分",
  mine: {
    title: "我的积分",
    sums: "我的积分",
    now: "可用积分",
    ever: "累计获得",
    toMall: "去积分商城",
    history: "积分明细",
    gained: "获得积分",
    spent: "使用积分",
    after: "余额{{formatted}}积分",
    none: "暂无积分记录",
    noneText: "订单完成后每实付1元得1积分，发表评价还可获赠积分。",
    noneAction: "去逛逛",
  },
};
