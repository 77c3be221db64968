import type { Lang } from "#server/http/serve.ts";

/** What the chat page says by itself. */
export const chatWords = {
  en: {
    title: "Customer service",
    label: "Your message",
    send: "Send",
    log: "Messages",
    hello: "Ask away. The answer appears here, and stays for when you come back.",
    opening: "Opening the chat …",
    ended: "This chat is no longer open. Close it and open it again.",
    unsent: "Not sent. Your words are still here; please try again.",
    offline: "The connection is gone. New messages appear once it is back.",
    about: "You are looking at",
    sendGoods: "Send this item",
    you: "You",
    them: "Store",
    tooLong: "140 characters at most",
    gone: "Goods that are no longer offered",
  },
  zh: {
    title: "在线客服",
    label: "输入消息",
    send: "发送",
    log: "聊天记录",
    hello: "请描述您的问题，客服回复会显示在这里，下次打开仍可查看。",
    opening: "正在接入客服…",
    ended: "会话已失效，请关闭后重新打开。",
    unsent: "发送失败，内容已保留，请重试。",
    offline: "网络已断开，恢复后将自动显示新消息。",
    about: "您正在咨询",
    sendGoods: "发送商品",
    you: "我",
    them: "商家",
    tooLong: "最多 140 个字符",
    gone: "商品已失效",
  },
} as const satisfies Record<Lang, Record<string, string>>;
