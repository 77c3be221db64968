import type { words as en } from "../en/seckill.ts";

/** Words of the flash sale. */
export const words: typeof en = {
  seckill: {
    title: "限时秒杀",
    failed: "秒杀活动加载失败",
    goodsOf: "{{time}}场商品",
    noGoods: "本场商品尚未公布。",
    noneTitle: "今日没有秒杀活动",
    noneText: "场次按天公布，明日场次将于零点自动显示，无需刷新。",
    nextDayIn: "距明日开始",
    toCoupons: "去看优惠券",
  },
  reminder: {
    isSet: "已设提醒",
    remind: "设置提醒",
    takeBack: "取消提醒",
    set: "{{time}}开始时在此提醒您，请保持商城页面打开。",
    removed: "已取消提醒",
    due: "已开抢：{{name}}",
    look: "去看看",
  },
};
