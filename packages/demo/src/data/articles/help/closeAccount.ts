import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** What has to end before an account closes, and what becomes of the data. */
export const closeAccount: ArticleEntry = {
  key: "close-account",
  category: "your-account",
  type: "OTHER",
  title: both(["Closing your account", "注销账号"]),
  daysAgo: 12,
  content: story(
    para(
      `You can close your account yourself, in <a href="#/home/AccountSafe">Account security</a>. Before that you may want ${articleLink("my-data", "a copy of your data")}: afterwards there is none.`,
      `您可以在<a href="#/home/AccountSafe">账户安全</a>中自行注销账号。建议先${articleLink("my-data", "下载个人数据")}，注销后就无法再取得。`,
    ),
    para(
      "You need not close an account to get rid of letters or of a list. Letters about parcels and returns can be turned off, and recently viewed products can be cleared, without losing anything else.",
      "如果只是不想收邮件，或不想留下浏览记录，不必注销：物流和售后类邮件可以关闭，足迹可以清空，其他内容不受影响。",
    ),
    head("What has to end first", "先要处理完"),
    para(
      "The page lists what is still open and leads you there. An account can't be closed while there is",
      "页面会列出未完结的事项并给出入口。有以下情况时不能注销：",
    ),
    bullets(
      [
        "an order that is neither complete nor cancelled, or a payment that may still arrive",
        "有未完成的订单，或可能到账的付款",
      ],
      ["an open return, refund or complaint", "有处理中的售后或投诉"],
      [
        "money in your wallet other than welcome money, or a withdrawal that is not decided",
        "余额中还有钱（新人礼金除外），或有审核中的提现",
      ],
      ["commission from referrals that is pending or not withdrawn", "有未结清的分销佣金"],
      ["a store of yours, or an application for one", "名下有店铺，或正在申请入驻"],
    ),
    head("Closing it", "注销步骤"),
    para(
      "Enter your password. If you have none, because you log in with codes or another service, we send a code to your mobile number or email address. You are then logged out on all your devices, and a letter tells you the day on which the account ends, if you have an email address with us.",
      "输入登录密码确认；没有密码的（用验证码或第三方登录），我们向您的手机号或邮箱发送验证码。确认后所有设备退出登录；留有邮箱的，会收到写明注销日期的邮件。",
    ),
    head("14 days to change your mind", "14天内可以反悔"),
    para(
      "For <strong>14 days</strong> you can log in and choose to keep the account. Nothing is lost until then. An account in which something has begun meanwhile waits until that has ended.",
      "<strong>14天</strong>内登录并选择保留，账号即恢复，此前一切不变。这期间若产生了新的未完结事项，会等其处理完再注销。",
    ),
    head("What is erased, and what stays", "删除什么，保留什么"),
    para(
      "After that nobody can log in any more. Your name, numbers, addresses, messages, chats, carts, favourites and photos are erased for good. Points and coupons are gone. Orders, invoices and the entries of our books stay, because the law asks for them, but without your name, number and address. Reviews stay without a name, and your name and number become *** in their text.",
      "之后无法再登录。姓名、电话、地址、消息、聊天、购物车、收藏和照片被永久删除，积分和优惠券作废。订单、发票和账目依法保留，但不再包含您的姓名、电话和地址。评价以匿名保留，正文中出现的姓名和号码替换为***。",
    ),
  ),
};
