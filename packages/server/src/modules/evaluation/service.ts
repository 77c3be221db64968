import type { Received, Result } from "@sundry/api/contract/call";
import type { Evaluation, EvaluationCounts } from "@sundry/api/contract/entities/evaluation";
import type { listForGoods } from "@sundry/api/contract/evaluation";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { wireMoment } from "#server/shopTime.ts";
import { goodsPicture } from "../goodsPictures.ts";
import { said, spoken } from "../wording.ts";
import { countByGrade, countMatching, type EvaluationRow, type EvaluationWish, evaluationPage } from "./queries.ts";

/** Visible evaluations of a goods, newest first. RULES 14. */
export async function evaluationsOf(
  tx: Tx,
  { lang, zone }: { lang: Lang; zone: string },
  input: Received<typeof listForGoods>,
): Promise<Result<typeof listForGoods>> {
  const window = windowOf(input);
  const wish: EvaluationWish = {
    goodsId: input.goodsId,
    grade: gradeOf(input.grade),
    onlyWithImages: input.haveImage === "1" || input.haveImage === "true",
  };
  const [rows, total] = await Promise.all([evaluationPage(tx, wish, window), countMatching(tx, wish)]);
  return pageOf(
    rows.map((row) => view(row, lang, zone)),
    total,
    window,
  );
}

/** Numbers of visible evaluations of a goods by grade. */
export function countsOf(tx: Tx, goodsId: string): Promise<EvaluationCounts> {
  return countByGrade(tx, goodsId);
}

function gradeOf(grade: string | undefined): EvaluationWish["grade"] {
  return grade === "GOOD" || grade === "MODERATE" || grade === "WORSE" ? grade : undefined;
}

function view(row: EvaluationRow, lang: Lang, zone: string): Evaluation {
  const { evaluation } = row;
  const reply = evaluation.replyEn && evaluation.replyZh && spoken(lang, evaluation.replyEn, evaluation.replyZh);
  return {
    id: evaluation.id,
    goodsId: evaluation.goodsId,
    skuId: evaluation.skuId,
    goodsName: spoken(lang, row.goodsNameEn, row.goodsNameZh),
    goodsImage: goodsPicture(evaluation.goodsId, "1", "thumbnail"),
    storeId: evaluation.storeId,
    storeName: spoken(lang, row.storeNameEn, row.storeNameZh),
    memberName: evaluation.memberName,
    memberProfile: evaluation.memberFace,
    grade: evaluation.grade,
    content: spoken(lang, evaluation.contentEn, evaluation.contentZh),
    images: evaluation.images.join(","),
    haveImage: evaluation.images.length > 0,
    reply: reply || null,
    replyStatus: Boolean(reply),
    descriptionScore: evaluation.descriptionScore,
    serviceScore: evaluation.serviceScore,
    deliveryScore: evaluation.deliveryScore,
    createTime: wireMoment(evaluation.createdAt, zone),
    specs: (row.specs ?? []).map(({ value }) => said(lang, value)).join(lang === "zh" ? "，" : ", "),
  };
}
