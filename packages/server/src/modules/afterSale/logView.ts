import type { AfterSaleLog } from "@sundry/api/contract/entities/afterSale";
import type { AfterSaleOperator, AfterSaleState } from "#server/db/schema/afterSale.ts";
import type { Words } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/http/serve.ts";
import { textIn } from "#server/modules/languageText.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { AfterSaleLogRow } from "./queries.ts";

const sentences: Readonly<Record<AfterSaleState, Words>> = {
  APPLY: { en: "Request submitted", zh: "买家提交售后申请" },
  PASS: { en: "Approved by the store", zh: "商家已同意" },
  REFUSE: { en: "Declined by the store", zh: "商家已拒绝" },
  BUYER_RETURN: { en: "Return sent", zh: "买家已寄回商品" },
  SELLER_CONFIRM: { en: "Return received by the store", zh: "商家已收到退货" },
  SELLER_TERMINATION: { en: "Return not accepted by the store", zh: "商家拒收退货，售后终止" },
  BUYER_CANCEL: { en: "Cancelled by the buyer", zh: "买家取消售后" },
  WAIT_REFUND: { en: "Waiting for the bank transfer", zh: "等待平台转账退款" },
  COMPLETE: { en: "Refunded", zh: "退款完成" },
};

/** Used when a timer, not a person, moved the case on. */
const sentencesOfTime: Partial<Record<AfterSaleState, Words>> = {
  PASS: { en: "Approved automatically: the store did not reply in time", zh: "商家超时未处理，系统自动同意" },
  BUYER_CANCEL: {
    en: "Closed automatically: the items were not sent back in time",
    zh: "买家超时未寄回，系统自动关闭",
  },
  SELLER_CONFIRM: { en: "Receipt confirmed automatically", zh: "商家超时未确认，系统自动确认收货" },
};

const operators: Readonly<Record<AfterSaleOperator, Words>> = {
  MEMBER: { en: "Buyer", zh: "买家" },
  STORE: { en: "Store", zh: "商家" },
  PLATFORM: { en: "Platform", zh: "平台" },
  SYSTEM: { en: "System", zh: "系统" },
};

/** A step of a case in the reader's words. */
export function logView(row: AfterSaleLogRow, lang: Lang, zone: string): AfterSaleLog {
  const byTime = row.operator === "SYSTEM" ? sentencesOfTime[row.state] : undefined;
  const sentence = textIn(lang, byTime ?? sentences[row.state]);
  return {
    id: row.id,
    createTime: wireMoment(row.createdAt, zone),
    sn: row.sn,
    operatorId: row.operatorId ?? "-1",
    operatorType: textIn(lang, operators[row.operator]),
    operatorName: row.operatorName ?? textIn(lang, operators[row.operator]),
    message: row.detail === null ? sentence : `${sentence}${lang === "zh" ? "：" : ": "}${row.detail}`,
    serviceStatus: row.state,
  };
}
