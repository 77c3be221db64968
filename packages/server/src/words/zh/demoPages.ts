import type { demoPages as english } from "../en/demoPages.ts";

/** Pages of the demo marketplace: the chat desk, the third-party login, the sandbox cashier. */
export const demoPages: typeof english = {
  desk: {
    title: "客服工作台",
    why: "演示用：可代任意商家回复。使用自有数据库的商城没有此页面。",
    none: "暂无会话。",
    unread: "未读",
    reload: "刷新",
    back: "全部会话",
    buyer: "买家",
    store: "商家",
    answer: "回复",
    send: "发送",
    goods: "商品",
    picture: "图片",
  },
  login: {
    title: "演示账号",
    note: "此页面模拟第三方登录，无需密码，可使用任意名称；名称相同则登录同一账号。",
    name: "您在第三方的名称",
    yes: "继续前往商城",
    no: "取消",
  },
  sandbox: {
    title: "沙箱收银台",
    note: "此处不会产生真实扣款。支付结果由您决定，商城会立即收到。",
    method: "支付方式",
    amount: "金额",
    number: "单号",
    state: "状态",
    PAID: "支付",
    REFUSED: "拒绝",
    EXPIRED: "设为过期",
    done: "可以关闭此窗口。",
  },
};
