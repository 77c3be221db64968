import type { chat as english } from "../en/chat.ts";

/** Fixed words of the chat page. */
export const chat: typeof english = {
  title: "在线客服",
  label: "输入消息",
  send: "发送",
  log: "聊天记录",
  hello: "请描述您的问题，客服回复会显示在这里，下次打开仍可查看。",
  opening: "正在接入客服…",
  ended: "会话已失效，请关闭后重新打开。",
  sending: "发送中…",
  unsent: "发送失败",
  again: "重新发送",
  offline: "网络已断开，恢复后将自动显示新消息。",
  starters: "常见问题",
  ask: ["我的订单什么时候发货？", "买到的商品能退吗？", "运费怎么算？"],
  askAboutGoods: ["这款有现货吗？", "大概几天能到？", "多买有优惠吗？"],
  about: "您正在咨询",
  sendGoods: "发送商品",
  aboutOrder: "订单信息将随消息一并发送，方便客服核对",
  withoutOrder: "不发送",
  you: "我",
  them: "商家",
  tooLong: "最多140个字符",
  gone: "商品已失效",
  goneOrder: "订单已失效",
};
