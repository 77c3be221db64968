import type { Received, Result } from "@sundry/api/contract/call";
import { type communicate, type create, type list, maxComplaintPictures } from "@sundry/api/contract/complaint";
import type { Complaint, ComplaintCommunication, ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { reasonKey } from "#server/modules/aftercare/afterSale/reasons.ts";
import { lockOwnOrder } from "#server/modules/buying/order/orderLocks.ts";
import { changeLine } from "#server/modules/buying/order/lineQueries.ts";
import { itemsOf } from "#server/modules/buying/order/queries.ts";
import { ownPhotos } from "#server/modules/platform/upload/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import * as queries from "./queries.ts";
import { openStates } from "./states.ts";
import { complaintDetailView, complaintView, lineView } from "./view.ts";

/** Messages a buyer may add per minute: more than anybody types. */
const maxLines = 20;
const minuteMs = 60_000;

/**
 * Files a complaint about a line of the buyer's order. Throws Refused 31002 unknown order, 20005 somebody else's, 33100
 * goods that are not in it, 33104 not possible now or already filed, 4002 an unlisted topic or unknown pictures. MC-05,
 * rules 13.
 */
export async function fileComplaint(
  tx: Tx,
  services: Services,
  reader: Reader,
  buyer: Buyer,
  input: Received<typeof create>,
): Promise<Complaint> {
  const order = await lockOwnOrder(tx, buyer, input.orderSn, 31002);
  const items = await itemsOf(tx, [order.sn]);
  const item = items.find(({ goodsId, skuId }) => goodsId === input.goodsId && skuId === input.skuId);
  if (!item) throw new Refused(33100);
  if (item.complainState !== "NO_APPLY") throw new Refused(33104);
  const topic = reasonKey("COMPLAIN", input.complainTopic);
  if (!topic) throw new Refused(4002, { detail: "complainTopic" });
  const images = await ownPhotos(tx, buyer.id, input.images, maxComplaintPictures);
  const id = nextId(services);
  const at = new Date(services.clock.now());
  const filed = { topic, content: input.content, images, appealImages: [] };
  const times = { createdAt: at, updatedAt: at };
  await queries.insertComplaint(tx, { id, memberId: buyer.id, orderItemSn: item.sn, state: "NEW", ...filed, ...times });
  await changeLine(tx, item.sn, { complainState: "APPLYING" });
  return complaintView(await ownCase(tx, buyer, id), reader);
}

/** The buyer's complaints, newest first. MC-05. */
export async function myComplaints(
  tx: Tx,
  reader: Reader,
  buyer: Buyer,
  input: Received<typeof list>,
): Promise<Result<typeof list>> {
  const window = windowOf(input);
  const query = { memberId: buyer.id, state: input.status, orderSn: input.orderSn };
  const { rows, total } = await queries.casePage(tx, query, window);
  return pageOf(
    rows.map((row) => complaintView(row, reader)),
    total,
    window,
  );
}

/** One complaint of the buyer with its messages. Throws Refused 33103 unknown, 20005 somebody else's. MC-05. */
export async function myComplaint(tx: Tx, reader: Reader, buyer: Buyer, id: string): Promise<ComplaintDetail> {
  const found = await ownCase(tx, buyer, id);
  return complaintDetailView(found, await queries.linesOfComplaint(tx, id), reader);
}

/** Withdraws a complaint. Throws Refused 33103 unknown, 20005 somebody else's, 33106 closed. MC-05, rules 13. */
export async function cancelComplaint(tx: Tx, services: Services, buyer: Buyer, id: string): Promise<void> {
  const { item } = await ownCase(tx, buyer, id);
  const updatedAt = new Date(services.clock.now());
  if (!(await queries.changeComplaint(tx, id, openStates, { state: "CANCEL", updatedAt }))) throw new Refused(33106);
  await changeLine(tx, item.sn, { complainState: "CANCEL" });
}

/**
 * Adds a message from the buyer. Throws Refused 33103 unknown, 20005 somebody else's, 33106 closed, 1003 for more than
 * 20 messages within a minute. MC-05, rules 13.
 */
export async function addBuyerMessage(
  tx: Tx,
  services: Services,
  reader: Reader,
  buyer: Buyer,
  { complainId, content }: Received<typeof communicate>,
): Promise<ComplaintCommunication> {
  const found = await ownCase(tx, buyer, complainId);
  const held = await queries.lockComplaint(tx, complainId);
  if (!held || !openStates.includes(held.state)) throw new Refused(33106);
  const now = services.clock.now();
  if ((await queries.buyerLinesSince(tx, complainId, new Date(now - minuteMs))) >= maxLines) throw new Refused(1003);
  const line = { id: nextId(services), complaintId: complainId, speaker: "BUYER" as const, content };
  return lineView(await queries.insertLine(tx, { ...line, createdAt: new Date(now) }), found, reader);
}

async function ownCase(tx: Tx, buyer: Buyer, id: string): Promise<queries.ComplaintCase> {
  const found = await queries.caseById(tx, id);
  if (!found) throw new Refused(33103);
  if (found.complaint.memberId !== buyer.id) throw new Refused(20005);
  return found;
}
