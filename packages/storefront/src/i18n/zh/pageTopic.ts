import type { words as en } from "../en/pageTopic.ts";

/** Words for topic pages. */
export const words: typeof en = {
  topic: {
    title: "专题",
    failed: "专题加载失败",
    broken: "专题暂时无法显示",
    brokenNamed: "「{{name}}」暂时无法显示",
    brokenText: "专题的图片和商品缺失或无法读取，请稍后再试，或看看其他在售商品。",
    ended: "专题已结束",
    endedText: "专题内的商品可能仍在售，可搜索查看，或看看正在进行的活动。",
  },
  share: {
    copy: "复制链接",
    copied: "链接已复制",
    refused: "复制失败，请从地址栏复制链接。",
  },
};
