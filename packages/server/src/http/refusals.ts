import type { Lang } from "./serve.ts";

type Sentence = Readonly<Record<Lang, string>>;

/**
 * What a buyer reads when a rule says no, by business code (RULES 20). `{name}` is filled from the refusal's parameters;
 * a part in square brackets is left out when one of its values is missing.
 */
export const refusals = {
  400: {
    en: "Something went wrong on our side. Please try again[ (reference {id})].",
    zh: "系统繁忙，请稍后再试[（编号 {id}）]",
  },
  403: { en: "Please log in again.", zh: "登录状态已失效，请重新登录" },
  404: { en: "There is nothing at this address.", zh: "您访问的内容不存在" },
  413: { en: "The data sent is too large[: {limit} at most].", zh: "提交的内容过大[，最大 {limit}]" },
  1003: { en: "That was a little fast. Please wait a moment.", zh: "操作过于频繁，请稍后再试" },
  1004: { en: "Your device could not be recognised. Please reload the page.", zh: "无法识别您的设备，请刷新页面" },
  1005: { en: "This picture is damaged or too large to be read.", zh: "图片已损坏或尺寸过大，无法读取" },
  1006: { en: "Customer service of the platform is not available.", zh: "平台暂未开通在线客服" },
  1007: { en: "This store has no online customer service.", zh: "该店铺暂未开通在线客服" },
  1010: {
    en: "Only photos can be uploaded: JPEG, PNG, WebP, GIF or AVIF.",
    zh: "仅支持上传 JPEG、PNG、WebP、GIF 或 AVIF 图片",
  },
  1011: { en: "Choose a file first.", zh: "请先选择文件" },
  4001: { en: "The demo shop does not allow this change.", zh: "演示站点不允许此操作" },
  4002: { en: "Please check your entries[: {detail}]", zh: "请检查填写的内容[：{detail}]" },
  11001: { en: "[{goods}: ]This item is no longer for sale.", zh: "[{goods}：]商品已下架" },
  11006: { en: "This points item cannot be exchanged right now.", zh: "积分商品暂时无法兑换" },
  11011: { en: "Not enough in stock[ of {goods}][: {left} left].", zh: "[{goods}]库存不足[，仅剩{left}件]" },
  11020: { en: "This points item is no longer offered.", zh: "积分商品不存在" },
  11025: {
    en: "Below the smallest number for batch prices[: buy at least {num}][, {missing} more needed].",
    zh: "未达到起批数量[，至少购买{num}件][，还差{missing}件]",
  },
  // The same words as 20010: a stranger must not learn who is registered.
  20002: { en: "Username or password is wrong.", zh: "用户名或密码错误" },
  20003: { en: "Please log in first.", zh: "请先登录" },
  20004: { en: "Your login has expired. Please log in again.", zh: "登录已过期，请重新登录" },
  20005: { en: "This does not belong to your account.", zh: "无权操作此内容" },
  20006: { en: "No login from that provider was found.", zh: "未找到第三方登录信息" },
  20008: { en: "This username or mobile number is already taken.", zh: "用户名或手机号已被注册" },
  20009: { en: "The code was confirmed too long ago. Please ask for a new one.", zh: "验证已超时，请重新获取验证码" },
  20010: { en: "Username or password is wrong.", zh: "用户名或密码错误" },
  20011: { en: "No account uses this number or address.", zh: "没有账号使用该手机号或邮箱" },
  20014: { en: "No invoice details were found.", zh: "发票信息不存在" },
  20016: { en: "The old password is wrong.", zh: "原密码错误" },
  20017: { en: "Already among your favourites.", zh: "已在收藏夹中" },
  20024: { en: "You do not have enough points.", zh: "积分不足" },
  20028: { en: "This account is blocked.", zh: "账号已被停用" },
  20050: {
    en: "This was changed somewhere else in the meantime. Load it again before you change it.",
    zh: "内容已在其他页面修改，请重新加载后再编辑",
  },
  20051: {
    en: "This code is no longer good. Ask the other device for a new one.",
    zh: "二维码已失效，请在另一台设备上刷新后重新扫描",
  },
  22000: { en: "Distribution is closed at the moment.", zh: "分销功能暂未开放" },
  22001: { en: "You are not a distributor.", zh: "您还不是分销员" },
  22002: { en: "You have applied already.", zh: "您已提交过申请" },
  30001: { en: "The cart could not be changed.", zh: "购物车操作失败" },
  30003: { en: "Above the limit of this group buy[: {limit} at most].", zh: "超过拼团限购数量[，最多 {limit} 件]" },
  30005: { en: "This address is not served.", zh: "该地址暂不支持配送" },
  30010: { en: "The number must be at least 1.", zh: "购买数量至少为 1" },
  31001: { en: "The order could not be changed.", zh: "订单操作失败" },
  31060: {
    en: "The total is {amount} now. Check it and submit again.",
    zh: "应付金额已变为{amount}，请确认后重新提交",
  },
  31061: { en: "This is not the code of the order.", zh: "核销码与订单不符" },
  31002: { en: "This order does not exist.", zh: "订单不存在" },
  31003: { en: "Receipt cannot be confirmed in this state.", zh: "当前订单状态无法确认收货" },
  31007: { en: "This order belongs to another account.", zh: "非本人订单" },
  31009: { en: "Choose a delivery address or a pick-up point first.", zh: "请先选择收货地址或自提点" },
  31011: {
    en: "Some items cannot be delivered to this address[: {names}].",
    zh: "部分商品不支持配送至该地址[：{names}]",
  },
  31012: { en: "This order can no longer be cancelled.", zh: "当前订单状态无法取消" },
  31014: { en: "This item is not part of the order.", zh: "订单商品不存在" },
  31015: { en: "You do not have enough points for this item.", zh: "积分不足，无法兑换该商品" },
  31041: {
    en: "Nothing in the cart can be ordered. Tick at least one available item.",
    zh: "没有可下单的商品，请至少勾选一件",
  },
  32000: { en: "There is nothing to pay.", zh: "该订单无需支付" },
  32003: { en: "This order is already paid.", zh: "订单已支付，请勿重复支付" },
  32004: { en: "The payment could not be prepared.", zh: "收银台信息有误" },
  32006: { en: "This order can no longer be paid.", zh: "当前订单状态无法支付" },
  32008: { en: "This payment method is not available.", zh: "暂不支持该支付方式" },
  32009: { en: "This payment method does not work on your device.", zh: "当前设备不支持该支付方式" },
  32010: { en: "The points could not be taken.", zh: "积分扣减失败" },
  32011: { en: "Nothing to pay was found under this number.", zh: "未找到待支付的订单" },
  32012: { en: "The wallet cannot be topped up from the wallet.", zh: "余额充值不能使用余额支付" },
  32013: { en: "Enter an amount above 0 and below 9999.", zh: "充值金额须大于 0 且小于 9999" },
  33001: { en: "An unpaid order has no after-sale service.", zh: "订单未付款，不能申请售后" },
  33002: { en: "This after-sale request can no longer be cancelled.", zh: "当前售后单无法取消" },
  33003: { en: "After-sale service is not available for this item.", zh: "该商品不支持申请售后" },
  33004: { en: "The refund was reviewed already, or the amount is not right.", zh: "售后单已审核或退款金额有误" },
  33005: { en: "Choose the parcel company.", zh: "请选择物流公司" },
  33006: { en: "The after-sale request is in another state by now.", zh: "售后单状态已变更" },
  33007: { en: "Bank, account holder and account number are needed.", zh: "请填写完整的银行账户信息" },
  33008: {
    en: "More pieces than can still be returned[: {left} left].",
    zh: "申请数量超过可售后数量[，最多 {left} 件]",
  },
  33100: { en: "The order of this complaint does not exist.", zh: "投诉的订单不存在" },
  33101: { en: "The item of this complaint does not exist.", zh: "投诉的商品不存在" },
  33102: { en: "The complaint could not be saved.", zh: "投诉提交失败" },
  33103: { en: "This complaint does not exist.", zh: "投诉不存在" },
  33104: { en: "This item can't be complained about now, or was already.", zh: "该商品当前无法投诉或已投诉" },
  33106: { en: "This complaint is already closed.", zh: "投诉已完结" },
  34000: { en: "There is no wallet for this account.", zh: "钱包不存在" },
  34001: { en: "The wallet balance is too low.", zh: "余额不足，无法支付" },
  34002: { en: "The balance is too low for this withdrawal.", zh: "可提现余额不足" },
  34008: { en: "This amount is not allowed.", zh: "金额不符合要求" },
  35001: { en: "You have reviewed this item already.", zh: "该商品已评价" },
  35002: { en: "An item can be reviewed once its order is completed.", zh: "订单完成后才能评价商品" },
  35003: { en: "This review does not exist.", zh: "评价不存在" },
  40020: { en: "The promotion has not enough pieces left[ of {goods}].", zh: "[{goods}]活动商品库存不足" },
  41000: {
    en: "You already hold as many of this coupon as one buyer may[ ({limit})].",
    zh: "已达领取上限[（每人限领 {limit} 张）]",
  },
  41003: { en: "This coupon can no longer be used.", zh: "优惠券已使用或已过期" },
  41005: { en: "This coupon is not being given out right now.", zh: "优惠券不在领取时间内" },
  41006: { en: "All of these coupons are taken.", zh: "优惠券已被领完" },
  41007: { en: "This coupon does not exist.", zh: "优惠券不存在" },
  41019: { en: "This coupon does not fit the chosen items.", zh: "优惠券不适用于所选商品" },
  41030: { en: "This coupon is not free to take.", zh: "该优惠券不可自行领取" },
  42012: { en: "Above the limit of this group buy[: {limit} at most].", zh: "超过拼团限购数量[，最多 {limit} 件]" },
  45000: { en: "There is no flash sale today.", zh: "今日暂无秒杀活动" },
  47003: { en: "This points item is sold out.", zh: "积分商品已兑完" },
  50001: { en: "This store does not exist.", zh: "店铺不存在" },
  50002: { en: "A store with this name exists already.", zh: "店铺名称已存在" },
  50011: { en: "The application can't be changed in this state.", zh: "当前店铺状态无法修改申请" },
  61001: { en: "This page does not exist.", zh: "页面不存在" },
  70007: { en: "Codes cannot be sent at the moment.", zh: "暂时无法发送验证码" },
  80101: { en: "Uploads are not set up.", zh: "未配置文件存储" },
  80102: { en: "The file could not be stored.", zh: "文件保存失败" },
  80202: { en: "The puzzle piece is not in its place.", zh: "拼图验证未通过" },
  80204: { en: "Please solve the puzzle again.", zh: "验证已失效，请重新验证" },
  80210: { en: "The code is wrong or has expired.", zh: "验证码错误或已失效" },
  90000: { en: "This login provider is not known.", zh: "不支持该登录方式" },
} as const satisfies Record<number, Sentence>;

/** A business code the server may refuse with. */
export type RefusalCode = keyof typeof refusals;

/** The sentence of a refusal in the buyer's language. */
export function sentenceOf(code: RefusalCode, params: Readonly<Record<string, string | number>>, lang: Lang): string {
  return refusals[code][lang]
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => params[name ?? ""] !== undefined) ? part : "",
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
