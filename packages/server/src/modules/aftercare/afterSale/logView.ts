import type { AfterSaleLog } from "@sundry/api/contract/entities/afterSale";
import type { AfterSaleOperator, AfterSaleState } from "#server/db/schema/afterSale.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { AfterSaleLogRow } from "./queries.ts";
import { type Lang, localeOf, wordsIn } from "#server/locales.ts";

/** The texts of each step and operator; `byTime` for steps taken by a timer. */
interface StepWords {
  steps: Readonly<Record<AfterSaleState, string>>;
  byTime: Partial<Record<AfterSaleState, string>>;
  operators: Readonly<Record<AfterSaleOperator, string>>;
}

/** A step of a case in the reader's language. */
export function logView(row: AfterSaleLogRow, lang: Lang, zone: string): AfterSaleLog {
  const { steps, byTime, operators }: StepWords = wordsIn(lang).afterSale;
  const sentence = (row.operator === "SYSTEM" ? byTime[row.state] : undefined) ?? steps[row.state];
  return {
    id: row.id,
    createTime: wireMoment(row.createdAt, zone),
    sn: row.sn,
    operatorId: row.operatorId ?? "-1",
    operatorType: operators[row.operator],
    operatorName: row.operatorName ?? operators[row.operator],
    message: row.detail === null ? sentence : `${sentence}${localeOf(lang).between.reason}${row.detail}`,
    serviceStatus: row.state,
  };
}
