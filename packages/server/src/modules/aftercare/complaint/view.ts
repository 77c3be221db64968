import type { Complaint, ComplaintCommunication, ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import type { ComplaintSpeaker } from "#server/db/schema/complaint.ts";
import { toWire } from "#server/money/cents.ts";
import { reasonWords } from "#server/modules/aftercare/afterSale/reasons.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { ComplaintCase, ComplaintLineRow } from "./queries.ts";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";

/** A complaint in the contract's form. */
export function complaintView({ complaint, item, order }: ComplaintCase, { lang, zone }: Reader): Complaint {
  return {
    id: complaint.id,
    createTime: wireMoment(complaint.createdAt, zone),
    complainStatus: complaint.state,
    complainTopic: reasonWords(complaint.topic, lang),
    content: complaint.content,
    images: complaint.images.join(","),
    appealContent: complaint.appealContent,
    appealTime: complaint.appealAt && wireMoment(complaint.appealAt, zone),
    appealImages: complaint.appealImages.join(","),
    orderSn: order.sn,
    orderTime: wireMoment(order.createdAt, zone),
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: inLanguage(lang, item.goodsName),
    goodsImage: goodsPicture(item.goodsId, item.pictureSlot ?? undefined, "thumbnail"),
    goodsPrice: toWire(item.unitCents),
    num: item.num,
    orderPrice: toWire(order.flowCents),
    freightPrice: toWire(order.freightCents),
    logisticsNo: order.logisticsNo,
    storeId: order.storeId,
    storeName: inLanguage(lang, order.storeName),
    memberId: complaint.memberId,
    arbitrationResult: complaint.ruling,
    orderItemSn: item.sn,
    specs: specText(item, lang),
  };
}

/** The same with its messages. */
export function complaintDetailView(
  found: ComplaintCase,
  lines: readonly ComplaintLineRow[],
  reader: Reader,
): ComplaintDetail {
  return {
    ...complaintView(found, reader),
    orderComplaintCommunications: lines.map((line) => lineView(line, found, reader)),
    orderComplaintImages: found.complaint.images,
    appealImagesList: found.complaint.appealImages,
  };
}

export function lineView(line: ComplaintLineRow, found: ComplaintCase, { lang, zone }: Reader): ComplaintCommunication {
  return {
    id: line.id,
    createTime: wireMoment(line.createdAt, zone),
    complainId: line.complaintId,
    content: line.content,
    owner: line.speaker,
    ...speakerOf(line.speaker, found, lang),
  };
}

function speakerOf(speaker: ComplaintSpeaker, { complaint, order }: ComplaintCase, lang: Lang) {
  if (speaker === "BUYER") return { ownerName: null, ownerId: complaint.memberId };
  if (speaker === "STORE") return { ownerName: inLanguage(lang, order.storeName), ownerId: order.storeId };
  return { ownerName: wordsIn(lang).sentences.platform.name, ownerId: "0" };
}
