import type { words as en } from "../en/article.ts";

/** Words for the help centre. */
export const words: typeof en = {
  article: {
    heading: "帮助中心",
    categories: "帮助分类",
    all: "全部文章",
    search: "搜索标题",
    listFailed: "文章列表加载失败",
    failed: "文章加载失败",
    none: "暂无文章",
    noneText: "看看其他分类吧。",
    noneFound: "没有找到标题含“{{title}}”的文章",
    noneFoundText: "换个短一点的词，或按分类查找。",
    showAll: "查看全部文章",
    gone: "文章已不存在，看看以下文章：",
    text: "正文",
    updated: "更新于{{date}}",
    print: "打印",
    neighbours: "同类文章",
    previous: "上一篇",
    next: "下一篇",
  },
  home: {
    questions: "常见问题",
    orders: { title: "我的订单到哪了？", act: "运输中的订单" },
    returns: { title: "怎样退货退款？", act: "我的售后" },
    paying: { title: "怎样付款、用券？", act: "领券中心" },
    contact: { title: "找谁帮忙？", act: "给我们留言" },
    topics: "全部文章",
    more_one: "还有{{count}}篇",
    more_other: "还有{{count}}篇",
    moreOf: "{{more}}：{{topic}}",
    guest: {
      title: "与订单有关？",
      text: "登录后在这里选择订单，即可查物流、申请售后、投诉或开发票。",
      action: "登录",
    },
  },
};
