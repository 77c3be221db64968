import type { Evaluation, EvaluationDetail } from "@sundry/api/contract/entities/evaluation";
import { wireMoment } from "#server/shopTime.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import type { EvaluationRow } from "./queries.ts";
import { inLanguage, localeOf } from "#server/locales.ts";

/** An evaluation, as everybody may read it. */
export function evaluationView(row: EvaluationRow, { lang, zone }: Reader): Evaluation {
  const { evaluation } = row;
  const reply = evaluation.reply && inLanguage(lang, evaluation.reply);
  return {
    id: evaluation.id,
    goodsId: evaluation.goodsId,
    skuId: evaluation.skuId,
    goodsName: inLanguage(lang, row.goodsName),
    goodsImage: goodsPicture(evaluation.goodsId, row.pictureSlot ?? undefined, "thumbnail"),
    storeId: evaluation.storeId,
    storeName: inLanguage(lang, row.storeName),
    memberName: evaluation.memberName,
    memberProfile: evaluation.memberFace,
    grade: evaluation.grade,
    content: inLanguage(lang, evaluation.content),
    images: evaluation.images.join(","),
    haveImage: evaluation.images.length > 0,
    reply: reply || null,
    replyStatus: Boolean(reply),
    descriptionScore: evaluation.descriptionScore,
    serviceScore: evaluation.serviceScore,
    deliveryScore: evaluation.deliveryScore,
    createTime: wireMoment(evaluation.createdAt, zone),
    specs: (row.specs ?? []).map(({ value }) => inLanguage(lang, value)).join(localeOf(lang).between.values),
  };
}

/** An evaluation as its author sees it. */
export function ownEvaluationView(row: EvaluationRow, reader: Reader): EvaluationDetail {
  return {
    ...evaluationView(row, reader),
    orderNo: row.orderSn,
    orderItemSn: row.evaluation.orderItemSn,
    evaluationImages: row.evaluation.images,
    replyEvaluationImages: [],
  };
}
