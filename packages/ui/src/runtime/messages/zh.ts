import type { Messages } from "./Messages.ts";

/** Our own words in Chinese: full-width punctuation, Arabic figures, no space around units. */
export const zh: Messages = {
  close: "关闭",
  back: "返回",
  retry: "重试",
  undo: "撤销",
  loading: "加载中",
  more: "更多",
  opensInNewTab: "在新标签页打开",
  skipToContent: "跳到正文",
  required: "必填",
  search: "搜索",
  clear: "清空",
  notifications: "通知",
  breadcrumbs: "当前位置",
  menu: "菜单",
  badgeCount: ({ count }) => `${count}件`,
  errorTitle: "加载失败",
  errorCause: "连接超时，请稍候再试！",
  rating: ({ value }) => `评分${value}，满分5分`,
  pagination: {
    label: "分页",
    previous: "上一页",
    next: "下一页",
    page: ({ page }) => `第${page}页`,
    range: ({ from, to, total }) => `第${from}至${to}条，共${total}条`,
  },
  steps: { done: "已完成", current: "当前", todo: "未开始", failed: "已终止" },
  carousel: {
    role: "轮播",
    slideRole: "幻灯片",
    pause: "暂停轮播",
    play: "播放轮播",
    previous: "上一张",
    next: "下一张",
    choose: "选择幻灯片",
    slide: ({ index, total }) => `第${index}张，共${total}张`,
  },
  price: {
    now: "现价",
    was: "原价",
    to: "至",
    none: "暂无价格",
    points: ({ points }) => `${points}积分`,
    off: ({ percent }) => `${trimZero((100 - percent) / 10)}折`,
  },
  countdown: {
    ended: "已结束",
    left: ({ hours, minutes }) => `还剩${hours}小时${minutes}分`,
  },
  goods: {
    add: ({ count }) => `加购 ${count} 件`,
    minimum: ({ count }) => `${count}件起订`,
    sold: ({ count }) => `已售${count}`,
    soldOut: "已售罄",
    soldOutBack: ({ date }) => `已售罄，${date}到货`,
    favourite: "收藏",
    unfavourite: "取消收藏",
    claimed: ({ percent }) => `已抢${percent}%`,
  },
  stepper: {
    label: "数量",
    less: "减少",
    more: "增加",
    belowMinimum: ({ minimum, missing }) => `起订${minimum}件，还差${missing}件`,
    aboveMaximum: ({ maximum }) => `库存仅剩${maximum}件`,
  },
  sku: {
    repicks: "与其他已选规格不搭配，选择后会一并调整",
    soldOut: "该组合已售罄",
    absent: "暂无此规格",
  },
  tiers: {
    label: "批量价格",
    between: ({ from, to }) => `${from}–${to}件`,
    from: ({ from }) => `${from}件起`,
  },
  coupon: {
    claim: "领取",
    useNow: "去使用",
    used: "已使用",
    expired: "已过期",
    soldOut: "已领完",
    over: ({ amount }) => `满${amount}可用`,
    short: ({ value, amount }) => `满${amount}${/^\d/.test(value) ? "享" : "减"}${value}`,
    until: ({ date }) => `有效期至${date}`,
    discount: ({ tenths }) => `${tenths}折`,
  },
  field: {
    counter: ({ used, limit }) => `${used} / ${limit}`,
    cut: ({ limit }) => `已截断至${limit}字`,
    showPassword: "显示密码",
    hidePassword: "隐藏密码",
    optional: "选填",
  },
  toast: { dismiss: "关闭通知" },
};

/** 7.6 stays 7.6, 8.0 becomes 8: a discount in tenths is said without a trailing zero. */
function trimZero(tenths: number): string {
  return String(Math.round(tenths * 10) / 10);
}
