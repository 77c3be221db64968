import type { Evaluation, EvaluationDetail } from "@sundry/api/contract/entities/evaluation";
import type { Lang } from "#server/http/serve.ts";
import { wireMoment } from "#server/shopTime.ts";
import { goodsPicture } from "../goodsPictures.ts";
import { said, spoken } from "../wording.ts";
import type { EvaluationRow } from "./queries.ts";

/** Language of the words and zone of the moments in a view. */
export interface Manner {
  lang: Lang;
  zone: string;
}

/** An evaluation as everybody may read it. */
export function evaluationView(row: EvaluationRow, { lang, zone }: Manner): Evaluation {
  const { evaluation } = row;
  const reply = evaluation.replyEn && evaluation.replyZh && spoken(lang, evaluation.replyEn, evaluation.replyZh);
  return {
    id: evaluation.id,
    goodsId: evaluation.goodsId,
    skuId: evaluation.skuId,
    goodsName: spoken(lang, row.goodsNameEn, row.goodsNameZh),
    goodsImage: goodsPicture(evaluation.goodsId, row.pictureSlot ?? "1", "thumbnail"),
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

/** An evaluation as its author sees it. */
export function ownEvaluationView(row: EvaluationRow, manner: Manner): EvaluationDetail {
  return {
    ...evaluationView(row, manner),
    orderNo: row.orderSn,
    orderItemSn: row.evaluation.orderItemSn,
    evaluationImages: row.evaluation.images,
    replyEvaluationImages: [],
  };
}
