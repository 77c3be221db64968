import type { words as en } from "../en/pageHome.ts";

/** Words for the home page. */
export const words: typeof en = {
  heading: "{{siteName}}：源头小商品",
  failed: "首页加载失败",
  emptyTitle: "全部分类",
  newGoods: "新品上架",
};
