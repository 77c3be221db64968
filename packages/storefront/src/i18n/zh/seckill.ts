import type { words as en } from "../en/seckill.ts";

/** Words for the flash sale. */
export const words: typeof en = {
  seckill: {
    title: "限时秒杀",
    failed: "限时秒杀加载失败",
    of: "{{label}}：{{name}}",
    goodsOf: "{{time}}场商品",
    noGoods: "本场商品即将公布。",
    noneTitle: "今日没有限时秒杀",
    noneText: "明日如有场次，将于零点自动显示。",
    startsIn: "距{{time}}场开抢",
    noneTextIn: "明日如有场次，将于{{zone}}零点自动显示。",
    nextDayIn: "距明日开始",
    toCoupons: "去看优惠券",
  },
  reminder: {
    isSet: "已设提醒",
    remind: "{{time}}开抢提醒",
    remindShort: "开抢提醒",
    cancelOf: "{{name}}，取消提醒",
    set: "{{time}}开抢时提醒您，请保持商城页面打开。",
    removed: "已取消提醒",
    nowOnSale: "已开抢：{{name}}",
    view: "去看看",
  },
};
