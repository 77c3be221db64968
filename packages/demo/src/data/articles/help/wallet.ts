import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Balance, top-ups, withdrawals and the payment password. */
export const wallet: ArticleEntry = {
  key: "wallet",
  category: "paying",
  type: "OTHER",
  title: both(["Your wallet", "余额怎么用"]),
  daysAgo: 12,
  content: story(
    para(
      'Your <a href="#/home/MoneyManagement">wallet</a> holds money for orders. Refunds arrive there, you can top it up, and you can have the money paid out. Every movement is listed with its date and reason, and nobody but you sees it.',
      '<a href="#/home/MoneyManagement">余额</a>用来支付订单，退款也退到这里；可以充值，也可以提现。每一笔变动都列出时间和原因，只有您自己能看到。',
    ),
    head("Topping up", "充值"),
    para(
      "Enter any amount of more than 0 and less than 9,999, with up to two decimals, and pay it with Alipay, WeChat Pay or a bank transfer. The money is in your wallet as soon as the payment has arrived. There is no fee.",
      "每次充值金额大于0、小于9,999，最多两位小数，可用支付宝、微信或银行转账。付款到账后余额立即增加，不收手续费。",
    ),
    head("Having money paid out", "提现"),
    bullets(
      [
        "You need the name of the account holder and an Alipay account. The limits are those of a top-up, and there is no fee.",
        "填写收款人姓名和支付宝账号，金额限制与充值相同，免手续费。",
      ],
      [
        "The amount is put on hold until we have decided. When it has been paid, or if we can't pay it, you get a message.",
        "提交后该金额冻结，等待审核。打款完成或无法打款，都会给您发消息。",
      ],
      [
        "If we decline, the message says why and the money is in your balance again.",
        "未通过的，消息中会写明原因，金额退回余额。",
      ],
    ),
    head("Welcome money", "新人礼金"),
    para(
      "New buyers get 100.00 as a welcome. It is part of the balance and pays for orders before your own money does. It can't be withdrawn. When an order is refunded, the share that was paid with welcome money comes back as welcome money.",
      "新用户注册可得100.00新人礼金，计入余额，付款时优先使用，不能提现。订单退款时，用礼金支付的部分仍退为礼金。",
    ),
    head("Keeping an eye on it", "查看明细"),
    para(
      "The page has three lists: transactions, top-ups and withdrawals. Each line has its number, so that you can name it if you ask us about it. In a train or a shop, “Hide amounts” covers the figures. An account can only be closed once its wallet is empty, so have the money paid out first.",
      "页面有三份明细：余额变动、充值、提现，每一笔都有编号，询问客服时报编号即可。在公共场合可点“隐藏金额”，遮住数字。余额清零后才能注销账号，注销前请先提现。",
    ),
    head("Payment password", "支付密码"),
    para(
      'Set one under <a href="#/home/AccountSafe">Account security</a>: without it, anybody who is logged in as you can pay. It has at least 8 characters and should not be the one you log in with. After <strong>5 wrong tries</strong> in a row the wallet accepts none for <strong>10 minutes</strong>. If you have forgotten it, a code to your own mobile number or email address lets you choose a new one.',
      '请在<a href="#/home/AccountSafe">账户安全</a>中设置，否则任何登录您账号的人都能付款。密码至少8位，不要与登录密码相同。连续输错<strong>5次</strong>，<strong>10分钟</strong>内不能再试。忘记了，可用本人手机号或邮箱的验证码重设。',
    ),
    para(
      `Money that a refund brings is described in ${articleLink("refunds", "When the money comes")}.`,
      `退款什么时候到余额，见${articleLink("refunds", "退款多久到账")}。`,
    ),
  ),
};
