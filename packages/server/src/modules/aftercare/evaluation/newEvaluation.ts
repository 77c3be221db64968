import type { EvaluationGrade } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { changeLine, type LineRow } from "#server/modules/buying/order/lineQueries.ts";
import type { Services } from "#server/services.ts";
import { insertEvaluation } from "./queries.ts";
import { lockSums, recalculateRatings } from "./ratingSums.ts";
import type { Translations } from "#server/locales.ts";

/** Content of an evaluation. */
export interface EvaluationContent {
  grade: EvaluationGrade;
  content: Translations;
  images: string[];
  /** Stars, 1 to 5. */
  descriptionScore: number;
  serviceScore: number;
  deliveryScore: number;
}

/**
 * Stores the evaluation of a line, marks the line as reviewed and updates the averages. The caller has locked the
 * trade. Rules 14.
 */
export async function writeEvaluation(
  tx: Tx,
  services: Services,
  line: LineRow,
  opinion: EvaluationContent,
): Promise<void> {
  const { item, order } = line;
  const { content, ...rest } = opinion;
  const author = await memberById(tx, order.memberId);
  await lockSums(tx, item.goodsId, order.storeId);
  await insertEvaluation(tx, {
    id: nextId(services),
    goodsId: item.goodsId,
    skuId: item.skuId,
    storeId: order.storeId,
    memberId: order.memberId,
    memberName: maskedName(author?.nickName ?? ""),
    memberFace: author?.face ?? "",
    orderItemSn: item.sn,
    ...rest,
    content: content,
    createdAt: new Date(services.clock.now()),
  });
  await changeLine(tx, item.sn, { commentState: "FINISHED" });
  await recalculateRatings(tx, item.goodsId, order.storeId);
}

/** First and last character of a name: enough for friends, too little for strangers. */
export function maskedName(name: string): string {
  const signs = [...name];
  const [first = ""] = signs;
  return signs.length > 1 ? `${first}***${signs.at(-1) ?? ""}` : `${first}***`;
}
