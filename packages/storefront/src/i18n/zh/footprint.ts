import type { words as en } from "../en/footprint.ts";

/** Words for the page of recently viewed products. */
export const words: typeof en = {
  title: "我的足迹",
  today: "今天",
  yesterday: "昨天",
  clear: "清空",
  all: "全选本页",
  choose: "选择：{{name}}",
  remove: "删除：{{name}}",
  removeChosen_one: "删除所选（{{count}}）",
  removeChosen_other: "删除所选（{{count}}）",
  removed: "删除成功",
  empty: "还没有足迹",
  emptyText: "浏览过的商品会留在这里，方便再次查看。",
  browse: "去逛逛",
  confirm: {
    title: "清空全部足迹？",
    text: "所有页的浏览记录都将删除，且无法恢复。",
    back: "保留",
    yes: "清空",
  },
};
