import type { PointReason } from "#server/db/schema/member.ts";
import type { Lang } from "#server/http/serve.ts";

/** Why points came or went; `{order}` is the number of the order it was for. */
const sentences: Readonly<Record<PointReason, Readonly<Record<Lang, string>>>> = {
  REGISTER: { en: "Welcome gift", zh: "注册赠送" },
  ORDER_COMPLETED: { en: "Order {order} completed", zh: "订单{order}完成" },
  GIFT: { en: "Gift with order {order}", zh: "订单{order}赠送" },
  GIFT_RETURNED: { en: "Gift with order {order} reversed", zh: "订单{order}取消，收回赠送" },
  AFTER_SALE: { en: "Deducted for refund {order}", zh: "售后{order}退款，收回积分" },
  EVALUATION: { en: "Thanks for your review", zh: "发表评价赠送" },
  EXCHANGE: { en: "Redeemed with order {order}", zh: "订单{order}兑换商品" },
  EXCHANGE_RETURNED: { en: "Order {order} cancelled, points returned", zh: "订单{order}取消，退还积分" },
};

/** A change of points in one sentence, in the language of the reader. */
export function pointReason(reason: PointReason, reference: string, lang: Lang): string {
  return sentences[reason][lang].replace("{order}", reference);
}
