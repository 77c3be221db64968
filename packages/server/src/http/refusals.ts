import type { Lang } from "./serve.ts";

type Sentence = Readonly<Record<Lang, string>>;

/**
 * What a buyer reads when a call is refused, by business code (RULES 20). `{name}` is filled from the refusal's parameters;
 * a part in square brackets is left out when one of its values is missing.
 */
export const refusals = {
  400: {
    en: "Something went wrong on our side. Please try again[ (reference {id})].",
    zh: "系统繁忙，请稍后再试[（编号{id}）]",
  },
  403: { en: "Please log in again.", zh: "登录状态已失效，请重新登录" },
  404: { en: "We can't find anything at this address.", zh: "您访问的内容不存在" },
  413: { en: "The data sent is too large[: {limit} at most].", zh: "提交的内容过大[，最大{limit}]" },
  1003: { en: "You're going a little fast. Wait a moment and try again.", zh: "操作过于频繁，请稍后再试" },
  1004: { en: "We couldn't recognise your device. Reload the page.", zh: "无法识别您的设备，请刷新页面" },
  1005: { en: "This picture is damaged or too large to open.", zh: "图片已损坏或尺寸过大，无法读取" },
  1006: { en: "Sundry customer service isn't available.", zh: "平台暂未开通在线客服" },
  1007: { en: "This store doesn't offer online customer service.", zh: "该店铺暂未开通在线客服" },
  1010: {
    en: "Upload a photo: JPEG, PNG, WebP, GIF or AVIF.",
    zh: "仅支持上传JPEG、PNG、WebP、GIF或AVIF图片",
  },
  1011: { en: "Choose a file first.", zh: "请先选择文件" },
  4001: { en: "You can't change this in the demo shop.", zh: "演示站点不允许此操作" },
  4002: { en: "Check what you entered[: {detail}]", zh: "请检查填写的内容[：{detail}]" },
  11001: { en: "[{goods}: ]This item is no longer for sale.", zh: "[{goods}：]商品已下架" },
  11006: { en: "This reward can't be redeemed right now.", zh: "积分商品暂时无法兑换" },
  11011: { en: "Not enough stock[ of {goods}][: {left} left].", zh: "[{goods}]库存不足[，仅剩{left}件]" },
  11020: { en: "This reward is no longer available.", zh: "积分商品已下架" },
  11025: {
    en: "Below the minimum order[: buy at least {num}][, {missing} more needed].",
    zh: "未达到起订量[，至少购买{num}件][，还差{missing}件]",
  },
  // The same words as 20010: a stranger must not learn who is registered.
  20002: { en: "Username or password is wrong.", zh: "用户名或密码错误" },
  20003: { en: "Please log in first.", zh: "请先登录" },
  20004: { en: "Your login has expired. Please log in again.", zh: "登录已过期，请重新登录" },
  20005: { en: "This doesn't belong to your account.", zh: "无权操作此内容" },
  20006: { en: "We couldn't find a login from that provider.", zh: "未找到第三方登录信息" },
  20008: { en: "This username or mobile number is already taken.", zh: "用户名或手机号已被注册" },
  20009: { en: "Your verification has expired. Request a new code.", zh: "验证已超时，请重新获取验证码" },
  20010: { en: "Username or password is wrong.", zh: "用户名或密码错误" },
  20011: { en: "No account uses this mobile number or email address.", zh: "没有账号使用该手机号或邮箱" },
  20014: { en: "We can't find these invoice details.", zh: "发票信息不存在" },
  20016: { en: "Your current password is wrong.", zh: "原密码错误" },
  20017: { en: "This is already in your favourites.", zh: "已收藏，无需重复操作" },
  20024: { en: "You don't have enough points.", zh: "积分不足" },
  20028: { en: "This account is blocked.", zh: "账号已被停用" },
  20050: {
    en: "This was changed somewhere else. Reload it before you edit it.",
    zh: "内容已在其他页面修改，请重新加载后再编辑",
  },
  20051: {
    en: "This code has expired. Refresh it on the other device and scan it again.",
    zh: "二维码已失效，请在另一台设备上刷新后重新扫描",
  },
  22000: { en: "Referrals are closed at the moment.", zh: "分销功能暂未开放" },
  22001: { en: "You haven't joined the referral programme.", zh: "您还不是分销员" },
  22002: { en: "You've already applied.", zh: "您已提交过申请" },
  30001: { en: "We couldn't update your cart.", zh: "购物车操作失败" },
  30003: { en: "Over the limit for this group buy[: {limit} at most].", zh: "超过拼团限购数量[，最多{limit}件]" },
  30005: { en: "We don't deliver to this address.", zh: "该地址暂不支持配送" },
  30010: { en: "The quantity must be at least 1.", zh: "购买数量至少为1" },
  31001: { en: "We couldn't change this order.", zh: "订单操作失败" },
  31060: {
    en: "The total is now {amount}. Check it and submit again.",
    zh: "应付金额已变为{amount}，请确认后重新提交",
  },
  31061: { en: "This pick-up code doesn't match the order.", zh: "提货码与订单不符" },
  31002: { en: "We can't find this order.", zh: "订单不存在" },
  31003: { en: "You can't confirm receipt of this order now.", zh: "当前订单状态无法确认收货" },
  31007: { en: "This order belongs to another account.", zh: "该订单不属于当前账号" },
  31009: { en: "Choose a delivery address or a pick-up point first.", zh: "请先选择收货地址或自提点" },
  31011: {
    en: "Some items can't be delivered to this address[: {names}].",
    zh: "部分商品不支持配送至该地址[：{names}]",
  },
  31012: { en: "You can no longer cancel this order.", zh: "当前订单状态无法取消" },
  31014: { en: "This item isn't part of the order.", zh: "订单商品不存在" },
  31015: { en: "You don't have enough points for this item.", zh: "积分不足，无法兑换该商品" },
  31041: {
    en: "Select at least one available item to check out.",
    zh: "请至少勾选一件可购买的商品",
  },
  32000: { en: "No payment due.", zh: "该订单无需支付" },
  32003: { en: "This order has already been paid.", zh: "订单已支付，请勿重复支付" },
  32004: { en: "We couldn't start the payment.", zh: "无法发起支付，请稍后再试" },
  32006: { en: "You can no longer pay for this order.", zh: "当前订单状态无法支付" },
  32008: { en: "This payment method isn't available.", zh: "暂不支持该支付方式" },
  32009: { en: "This payment method doesn't work on your device.", zh: "当前设备不支持该支付方式" },
  32010: { en: "We couldn't deduct the points.", zh: "积分扣减失败" },
  32011: { en: "We can't find a payment with this number.", zh: "未找到待支付的订单" },
  32012: { en: "You can't top up your wallet from its own balance.", zh: "余额充值不能使用余额支付" },
  32013: { en: "Enter an amount above 0 and below 9999.", zh: "充值金额须大于0且小于9999" },
  33001: { en: "You can only request a return or refund for a paid order.", zh: "订单未付款，不能申请售后" },
  33002: { en: "You can no longer cancel this request.", zh: "当前售后单无法取消" },
  33003: { en: "This item can't be returned or refunded.", zh: "该商品不支持申请售后" },
  33004: { en: "This request has already been reviewed, or the amount is wrong.", zh: "售后单已审核或退款金额有误" },
  33005: { en: "Choose the carrier.", zh: "请选择物流公司" },
  33006: { en: "The status of this request has changed.", zh: "售后单状态已变更" },
  33007: { en: "Enter the bank, account holder and account number.", zh: "请填写完整的银行账户信息" },
  33008: {
    en: "You can't return that many[: {left} at most].",
    zh: "申请数量超过可售后数量[，最多{left}件]",
  },
  33100: { en: "We can't find the order for this complaint.", zh: "投诉的订单不存在" },
  33101: { en: "We can't find the item for this complaint.", zh: "投诉的商品不存在" },
  33102: { en: "We couldn't save your complaint.", zh: "投诉提交失败" },
  33103: { en: "We can't find this complaint.", zh: "投诉不存在" },
  33104: { en: "You can't complain about this item now, or you already have.", zh: "该商品当前无法投诉或已投诉" },
  33106: { en: "This complaint is already closed.", zh: "该投诉已完结" },
  34000: { en: "This account has no wallet.", zh: "该账号暂无余额账户" },
  34001: { en: "Your wallet balance is too low.", zh: "余额不足，无法支付" },
  34002: { en: "Your balance is too low for this withdrawal.", zh: "可提现余额不足" },
  34008: { en: "This amount isn't allowed.", zh: "金额不符合要求" },
  35001: { en: "You've already reviewed this item.", zh: "该商品已评价" },
  35002: { en: "You can review an item once its order is completed.", zh: "订单完成后才能评价商品" },
  35003: { en: "We can't find this review.", zh: "评价不存在" },
  40020: { en: "Not enough left at the promotion price[ of {goods}].", zh: "[{goods}]活动商品库存不足" },
  41000: {
    en: "You've reached the limit for this coupon[ ({limit} per person)].",
    zh: "已达领取上限[（每人限领{limit}张）]",
  },
  41003: { en: "This coupon can no longer be used.", zh: "优惠券已使用或已过期" },
  41005: { en: "This coupon can't be claimed right now.", zh: "优惠券不在领取时间内" },
  41006: { en: "All of these coupons have been claimed.", zh: "优惠券已被领完" },
  41007: { en: "We can't find this coupon.", zh: "优惠券不存在" },
  41019: { en: "This coupon doesn't apply to the selected items.", zh: "优惠券不适用于所选商品" },
  41030: { en: "You can't claim this coupon yourself.", zh: "该优惠券不支持领取" },
  42012: { en: "Over the limit for this group buy[: {limit} at most].", zh: "超过拼团限购数量[，最多{limit}件]" },
  45000: { en: "There is no flash sale today.", zh: "今日暂无秒杀活动" },
  47003: { en: "This reward is fully redeemed.", zh: "积分商品已兑完" },
  50001: { en: "We can't find this store.", zh: "店铺不存在" },
  50002: { en: "This store name is already taken.", zh: "该店铺名称已被使用" },
  50011: { en: "You can't change the application now.", zh: "当前状态无法修改入驻申请" },
  61001: { en: "We can't find this page.", zh: "页面不存在" },
  70007: { en: "We can't send codes at the moment.", zh: "暂时无法发送验证码" },
  80101: { en: "Uploads aren't set up.", zh: "未配置文件存储" },
  80102: { en: "We couldn't save the file.", zh: "文件保存失败" },
  80202: { en: "The puzzle piece isn't in the right place.", zh: "拼图验证未通过" },
  80204: { en: "Solve the puzzle again.", zh: "验证已失效，请重新验证" },
  80210: { en: "The code is wrong or has expired.", zh: "验证码错误或已失效" },
  90000: { en: "This login provider isn't supported.", zh: "不支持该登录方式" },
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
