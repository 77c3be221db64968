import type { words as en } from "../en/pageTopic.ts";

/** Words for topic pages. */
export const words: typeof en = {
  topic: {
    title: "专题",
    failed: "专题加载失败",
    ended: "专题已结束",
    endedText: "专题内的商品可能仍在售，可搜索查看，或看看正在进行的活动。",
  },
  share: {
    copy: "复制链接",
    copied: "链接已复制",
    refused: "复制失败，请从地址栏复制链接。",
  },
};
