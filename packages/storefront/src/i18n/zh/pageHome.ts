import type { words as en } from "../en/pageHome.ts";

export const words: typeof en = {
  heading: "Sundry：源头小商品",
  failed: "首页加载失败",
  emptyTitle: "全部分类",
  newGoods: "新品上架",
};
