import type { AfterSaleReason } from "@sundry/api/contract/entities/afterSale";
import { ReasonType } from "@sundry/api/contract/enums";
import type { ValueOf } from "@sundry/api/contract/enumeration";
import type { Words } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/http/serve.ts";
import { textIn } from "#server/modules/languageText.ts";

/** What a reason is given for. */
export type ReasonFor = ValueOf<typeof ReasonType>;

/** A reason; its key is what is stored and never changes. */
interface Reason {
  key: string;
  words: Words;
}

const reasons: Readonly<Record<ReasonFor, readonly Reason[]>> = {
  CANCEL: [
    { key: "changed-mind", words: { en: "I changed my mind", zh: "不想要了" } },
    { key: "wrong-address", words: { en: "The address or phone number is wrong", zh: "地址或电话填写错误" } },
    { key: "wrong-choice", words: { en: "I chose the wrong colour, size or quantity", zh: "颜色、规格或数量选错" } },
    { key: "forgot-coupon", words: { en: "I forgot to use a coupon", zh: "忘记使用优惠券" } },
    { key: "cheaper", words: { en: "I found it cheaper elsewhere", zh: "其他渠道价格更低" } },
    { key: "too-slow", words: { en: "Shipping takes too long", zh: "发货太慢" } },
    { key: "other-cancel", words: { en: "Another reason for cancelling", zh: "其他取消原因" } },
  ],
  RETURN_GOODS: [
    { key: "not-as-described", words: { en: "Not as described", zh: "与商品描述不符" } },
    { key: "damaged", words: { en: "Damaged when it arrived", zh: "收到时已破损" } },
    { key: "quality", words: { en: "Poor quality or faulty", zh: "质量问题" } },
    { key: "wrong-goods", words: { en: "I received the wrong item", zh: "商家发错货" } },
    { key: "wrong-size", words: { en: "The size or colour doesn't suit me", zh: "尺寸或颜色不合适" } },
    { key: "not-needed", words: { en: "I no longer need it", zh: "不再需要" } },
    { key: "other-return", words: { en: "Another reason for returning", zh: "其他退货原因" } },
  ],
  RETURN_MONEY: [
    { key: "not-received", words: { en: "The parcel never arrived", zh: "未收到货" } },
    { key: "pieces-missing", words: { en: "Items are missing", zh: "商品少件" } },
    { key: "flawed", words: { en: "Damaged or faulty, not worth sending back", zh: "商品破损或有瑕疵" } },
    { key: "agreed", words: { en: "Agreed with the store", zh: "与商家协商一致" } },
    { key: "not-fetched", words: { en: "I can't collect or use it", zh: "无法提货或使用" } },
    { key: "other-refund", words: { en: "Another reason for a refund", zh: "其他退款原因" } },
  ],
  COMPLAIN: [
    { key: "no-refund", words: { en: "The store won't give a fair refund", zh: "商家拒绝合理退款" } },
    { key: "fake", words: { en: "The item isn't genuine", zh: "疑似假冒商品" } },
    { key: "misled", words: { en: "The description is misleading", zh: "商品描述不实" } },
    { key: "not-shipped", words: { en: "The store hasn't shipped my order", zh: "商家迟迟不发货" } },
    { key: "rude", words: { en: "The store was rude", zh: "商家服务态度差" } },
    { key: "other-complaint", words: { en: "Another reason for complaining", zh: "其他投诉原因" } },
  ],
};

const byKey = new Map(
  Object.values(reasons)
    .flat()
    .map((reason) => [reason.key, reason]),
);

/** The reasons for something in the reader's language; nothing for a type that is not known. */
export function reasonsFor(type: string, lang: Lang): AfterSaleReason[] {
  if (!isReasonFor(type)) return [];
  return reasons[type].map(({ key, words }) => ({ id: key, reason: textIn(lang, words), serviceType: type }));
}

/** Key of the reason that a buyer chose by its words, in either language; undefined when it is not on the list. */
export function reasonKey(type: ReasonFor, text: string): string | undefined {
  return reasons[type].find(({ words }) => words.en === text || words.zh === text)?.key;
}

/** The words of a stored reason; a key that is gone from the list shows itself. */
export function reasonWords(key: string, lang: Lang): string {
  const reason = byKey.get(key);
  return reason ? textIn(lang, reason.words) : key;
}

function isReasonFor(type: string): type is ReasonFor {
  return (ReasonType.values as readonly string[]).includes(type);
}
