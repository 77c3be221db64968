import type { Received, Result } from "@sundry/api/contract/call";
import type { EvaluationCounts, EvaluationDetail, EvaluationForm } from "@sundry/api/contract/entities/evaluation";
import { type add, type listForGoods, type listMine, maxEvaluationPictures } from "@sundry/api/contract/evaluation";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { reviewPoints } from "#server/modules/buying/order/earnedPoints.ts";
import { lockOrder } from "#server/modules/buying/order/orderLocks.ts";
import { lineBySn, type LineRow } from "#server/modules/buying/order/lineQueries.ts";
import { earnPoints } from "#server/modules/buying/order/pendingPoints.ts";
import { orderSetting } from "#server/modules/buying/order/setting.ts";
import { ownPhotos } from "#server/modules/platform/upload/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { countByGrade, countMatching, type EvaluationQuery, evaluationPage, setReply } from "./queries.ts";
import { evaluationView, ownEvaluationView } from "./view.ts";
import { writeEvaluation } from "./newEvaluation.ts";

/** Visible evaluations of goods, newest first or by score. Rules 14. */
export async function evaluationsOf(
  tx: Tx,
  reader: Reader,
  input: Received<typeof listForGoods>,
): Promise<Result<typeof listForGoods>> {
  const window = windowOf(input);
  const { goodsId, grade } = input;
  const query: EvaluationQuery = { goodsId, grade, onlyWithImages: isYes(input.haveImage) };
  const order = input.sort === "score" ? (input.order === "asc" ? "lowest" : "highest") : undefined;
  const [rows, total] = await Promise.all([evaluationPage(tx, query, window, order), countMatching(tx, query)]);
  return pageOf(
    rows.map((row) => evaluationView(row, reader)),
    total,
    window,
  );
}

/** Number of visible evaluations of goods by grade. */
export function countsOf(tx: Tx, goodsId: string): Promise<EvaluationCounts> {
  return countByGrade(tx, goodsId);
}

/** The buyer's own evaluations, newest first. MC-06. */
export async function myEvaluations(
  tx: Tx,
  reader: Reader,
  buyer: Buyer,
  input: Received<typeof listMine>,
): Promise<Result<typeof listMine>> {
  const window = windowOf(input);
  const { grade, goodsName, storeName, orderItemSn } = input;
  const onlyWithImages = isYes(input.haveImage);
  const query: EvaluationQuery = { memberId: buyer.id, grade, goodsName, storeName, orderItemSn, onlyWithImages };
  const [rows, total] = await Promise.all([evaluationPage(tx, query, window), countMatching(tx, query)]);
  return pageOf(
    rows.map((row) => ownEvaluationView(row, reader)),
    total,
    window,
  );
}

/** One evaluation of the buyer. Throws Refused(35003) for any other. MC-06. */
export async function myEvaluation(tx: Tx, reader: Reader, buyer: Buyer, id: string): Promise<EvaluationDetail> {
  const [row] = await evaluationPage(tx, { memberId: buyer.id, id }, { size: 1, offset: 0 });
  if (!row) throw new Refused(35003);
  return ownEvaluationView(row, reader);
}

/**
 * Evaluates an order line of the buyer, once; they earn a few points, pending as those of the order. Throws Refused 31014 unknown line or other goods,
 * 31007 somebody else's, 35002 not completed, 35001 already evaluated, 4002 pictures that are not theirs. MC-06, rules
 * 14.
 */
export async function addEvaluation(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  input: Received<typeof add>,
): Promise<EvaluationForm> {
  const { item } = await ownLine(tx, buyer, input);
  await lockOrder(tx, item.orderSn);
  const line = await ownLine(tx, buyer, input);
  if (line.item.commentState === "FINISHED") throw new Refused(35001);
  if (line.order.state !== "COMPLETED" || line.item.commentState !== "UNFINISHED") throw new Refused(35002);
  const images = await ownPhotos(tx, buyer.id, input.images, maxEvaluationPictures);
  const { grade, content, descriptionScore = 5, serviceScore = 5, deliveryScore = 5 } = input;
  const scores = { descriptionScore, serviceScore, deliveryScore };
  await writeEvaluation(tx, services, line, { grade, content: { en: content }, images, ...scores });
  // A review of refunded goods is welcome, but earns nothing.
  const points = reviewPoints(line.item, orderSetting.pointsPerReview);
  await earnPoints(tx, services, line.order, { reason: "EVALUATION", reference: item.sn, points });
  const { goodsId, skuId, sn: orderItemSn } = item;
  return { orderItemSn, goodsId, skuId, grade, content, images: images.join(","), ...scores };
}

/**
 * A store replies to an evaluation, once. Throws Refused 35003 if it does not exist or has a reply, 4002 without text.
 */
export async function replyToEvaluation(
  tx: Tx,
  services: Services,
  { id, reply }: { id: string; reply: string },
): Promise<void> {
  const words = reply.trim();
  if (words === "") throw new Refused(4002, { detail: "reply" });
  const replied = await setReply(tx, id, { en: words });
  if (!replied) throw new Refused(35003);
  // The demo's own evaluations have no order, and no buyer to notify.
  const line = replied.orderItemSn === null ? null : await lineBySn(tx, replied.orderItemSn);
  if (!line) return;
  const values = { store: line.order.storeName, goods: line.item.goodsName, reply: words };
  await notify(tx, services, line.order.memberId, { kind: "EVALUATION_ANSWERED", ...values });
}

async function ownLine(
  tx: Tx,
  buyer: Buyer,
  named: Pick<Received<typeof add>, "orderItemSn" | "goodsId" | "skuId">,
): Promise<LineRow> {
  const line = await lineBySn(tx, named.orderItemSn);
  if (!line || line.item.goodsId !== named.goodsId || line.item.skuId !== named.skuId) throw new Refused(31014);
  if (line.order.memberId !== buyer.id) throw new Refused(31007);
  return line;
}

function isYes(text: string | undefined): boolean {
  return text === "1" || text === "true";
}
