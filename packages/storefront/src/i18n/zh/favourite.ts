import type { words as en } from "../en/favourite.ts";

/** Words for the products and stores a buyer saves. */
export const words: typeof en = {
  title: "我的收藏",
  kinds: { label: "收藏类型", GOODS: "商品", STORE: "店铺" },
  remove: "取消收藏：{{name}}",
  removed: "取消收藏成功",
  undo: "撤销",
  official: "自营",
  goods_one: "{{goods}}款商品",
  goods_other: "{{goods}}款商品",
  enter: "进店",
  enterName: "进店：{{name}}",
  empty: { GOODS: "还没有收藏商品", STORE: "还没有收藏店铺" },
  emptyText: { GOODS: "点击商品上的爱心即可收藏。", STORE: "在店铺页点击收藏即可。" },
  browse: "去逛逛",
};
