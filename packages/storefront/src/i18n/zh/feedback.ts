import type { words as en } from "../en/feedback.ts";

/** Words for the page "Contact us". */
export const words: typeof en = {
  title: "联系我们",
  lead: "对商城有任何疑问或建议，欢迎留言。",
  leadUsual: "对商城有任何疑问或建议，欢迎留言，我们将在一个工作日内以中文或英文回复。",
  name: "您的姓名",
  email: "邮箱",
  emailHelp: "我们将回复至此邮箱。",
  subject: "主题",
  message: "留言内容",
  nameMissing: "请输入您的姓名。",
  emailWrong: "请输入正确的邮箱。",
  subjectMissing: "请输入主题。",
  messageMissing: "请输入留言内容。",
  send: "提交留言",
  restored: "已恢复您之前填写的内容。",
  sent: {
    title: "留言已提交",
    text: "我们将回复至{{email}}。",
    textUsual: "我们将在一个工作日内回复至{{email}}。",
  },
  login: { title: "请先登录", text: "登录后可给我们留言。", action: "登录" },
  back: "继续购物",
  another: "再写一条",
  where: { title: "办公地址", address: "浙江省义乌市稠州北路699号三楼，来访请提前预约。" },
  hours: { title: "服务时间", text: "每天8:00至24:00（北京时间）。" },
  help: { title: "留言之前", text: "常见问题可在帮助中心找到答案。", link: "前往帮助中心" },
};
