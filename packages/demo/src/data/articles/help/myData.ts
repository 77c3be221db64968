import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Getting a copy of what the shop keeps about a buyer. */
export const myData: ArticleEntry = {
  key: "my-data",
  category: "your-account",
  type: "OTHER",
  title: both(["A copy of my data", "下载个人数据"]),
  daysAgo: 12,
  content: story(
    para(
      'You can download everything that Sundry keeps about you, whenever you like, free of charge and without giving a reason. It is in <a href="#/home/AccountSafe">Account security</a>, under “My data”.',
      '您可以随时下载Sundry保存的与您有关的全部数据，不收费，也无需说明理由。入口在<a href="#/home/AccountSafe">账户安全</a>的“我的数据”。',
    ),
    head("How to get it", "怎样下载"),
    bullets(
      ["Press “Get my data”.", "点“获取数据”。"],
      [
        "A link appears that works for <strong>24 hours</strong>. Press it, and your browser saves one ZIP archive. It has the data as they are at that moment.",
        "页面会给出一个<strong>24小时</strong>内有效的链接，点开即下载一个ZIP压缩包，内容以下载时为准。",
      ],
      ["You can ask for a new link every ten minutes.", "每十分钟可获取一次新链接。"],
    ),
    para(
      "Do not pass the link on. Whoever has it can download the archive without your password until the day is over.",
      "请不要转发链接：在有效期内，任何拿到链接的人无需密码就能下载全部内容。",
    ),
    head("What is in it", "包含什么"),
    para(
      "One file, data.json, has everything. Beside it there is a CSV table for each kind of data, which any spreadsheet opens:",
      "data.json包含全部内容；另外每类数据各有一个CSV表格，用表格软件即可打开：",
    ),
    bullets(
      [
        "your profile, addresses, logins and the devices you are logged in on",
        "个人资料、地址、登录记录和已登录的设备",
      ],
      ["orders with their items, parcels, invoices, returns and complaints", "订单及其商品、包裹、发票、售后和投诉"],
      ["every movement of your wallet and points, and your coupons", "余额与积分的每笔变动、优惠券"],
      [
        "your cart, favourites, recently viewed products, alerts and reviews",
        "购物车、收藏、足迹、到货与降价提醒、评价",
      ],
      ["messages, letters and what was said in the chat", "站内消息、邮件和客服聊天内容"],
    ),
    para(
      "Texts are there as you wrote them, times are exact, and amounts are in cents, so that nothing is lost by rounding. A big spreadsheet program shows Chinese and other scripts correctly without further settings.",
      "文字保持您书写的原样，时间精确，金额以分为单位，不会因四舍五入而失真。表格用常见软件打开，中文等各种文字都能正常显示，无需另设编码。",
    ),
    head("What is not", "不包含什么"),
    para(
      "Passwords and keys are left out. Of a password we keep only a scrambled value from which nobody can work it out. Notes that the shop makes for its own work, for example about packing, are left out too.",
      "不含密码和密钥；密码我们只保存无法还原的摘要。店铺内部的工作备注，如打包说明，也不在其中。",
    ),
    head("Putting something right", "更正与删除"),
    para(
      `You can change your profile and addresses, and clear recently viewed products, yourself. A mobile number or email address that is wrong is changed by us: ${articleLink("contact", "write to us")}. To have everything erased, ${articleLink("close-account", "close your account")}.`,
      `个人资料、地址可自行修改，足迹可自行清空。手机号或邮箱有误，请${articleLink("contact", "联系我们")}更正。要删除全部数据，请${articleLink("close-account", "注销账号")}。`,
    ),
  ),
};
