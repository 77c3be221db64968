import type { words as en } from "../en/im.ts";

/** Words for the chat with customer service. */
export const words: typeof en = {
  title: "联系客服",
  frame: "在线客服会话",
  failed: "在线客服接入失败",
  noPage: "商城暂无可用的客服页面。",
  byMail: "您也可以给我们留言，人工客服每天8:00至24:00以中文或英文回复。",
  byMailOnly: "您也可以给我们留言。",
  contact: "联系我们",
};
