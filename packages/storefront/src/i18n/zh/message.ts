import type { words as en } from "../en/message.ts";

/** Words for the message pages. */
export const words: typeof en = {
  title: "我的消息",
  tabs: { label: "消息状态", UN_READY: "未读", ALREADY_READY: "已读", ALREADY_REMOVE: "回收站" },
  unread: "未读：",
  readAll: "本页全部标为已读",
  allRead: "本页消息已全部标为已读",
  moveToBin: "移入回收站：{{title}}",
  movedToBin: "删除成功",
  gone: "未找到该消息。",
  empty: { UN_READY: "暂无未读消息", ALREADY_READY: "暂无已读消息", ALREADY_REMOVE: "回收站是空的" },
  emptyText: {
    UN_READY: "订单、退款和资金的最新动态会显示在这里。",
    ALREADY_READY: "看过的消息会保留在这里。",
    ALREADY_REMOVE: "删除的消息会放在这里。",
  },
  toOrders: "查看我的订单",
  toGoods: "查看商品",
  otherMessages: "其他消息",
  all: "全部消息",
  newer: "上一条",
  older: "下一条",
  delete: "删除",
};
