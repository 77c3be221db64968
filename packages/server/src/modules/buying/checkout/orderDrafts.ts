import type { orderItems, orders, receipts } from "#server/db/schema/order.ts";
import { nextId, nextSn } from "#server/ids.ts";
import { sumOf } from "#server/money/amounts.ts";
import { platformId } from "#server/money/scope.ts";
import { streetLine } from "#server/modules/account/address/service.ts";
import type { SkuRow } from "#server/modules/catalogue/goods/queries.ts";
import type { Settlement } from "#server/modules/buying/cart/settlement.ts";
import type { Buyer, Services } from "#server/services.ts";
import type { TradeRow } from "../order/queries.ts";
import type { Submission } from "./submission.ts";

type OrderDraft = typeof orders.$inferInsert;
type ItemDraft = typeof orderItems.$inferInsert;
type ReceiptDraft = typeof receipts.$inferInsert;

/** The rows of a trade: one order per store in the order of the basket, its lines, and an invoice each if requested. */
export interface Drafts {
  orders: OrderDraft[];
  items: ItemDraft[];
  receipts: ReceiptDraft[];
}

/**
 * Creates the orders of a trade. Their content is copied: goods, prices and addresses may change later, but an order
 * does not.
 */
export function draftOrders(
  services: Services,
  buyer: Buyer,
  settled: Settlement,
  trade: TradeRow,
  { client, remark }: Pick<Submission, "client" | "remark">,
): Drafts {
  const drafts: Drafts = { orders: [], items: [], receipts: [] };
  for (const storeId of new Set(settled.ordered.map(({ sold }) => sold.store.id))) {
    const sn = nextSn(services, "order");
    const own = settled.ordered.flatMap((line, at) =>
      line.sold.store.id === storeId
        ? [{ line, amounts: settled.amounts[at] ?? sumOf([]), taxRate: settled.taxRates[at] ?? null }]
        : [],
    );
    const items = own.map(({ line, ...parts }, position) => itemDraft(services, sn, position, line, parts));
    const text = remark?.find((one) => one.storeId === storeId)?.remark?.trim() || null;
    const order: OrderDraft = {
      ...placeOf(settled),
      ...sumOf(own.map(({ amounts }) => amounts)),
      id: nextId(services),
      sn,
      tradeSn: trade.sn,
      memberId: buyer.id,
      storeId,
      storeName: storeNameOf(own[0]?.line),
      state: "UNPAID",
      payState: "UNPAID",
      deliverState: "UNDELIVERED",
      orderType: "NORMAL",
      promotionType: trade.way === "POINTS" ? "POINTS" : "NORMAL",
      deliveryMethod: settled.deliveryMethod,
      deliverySpeed: settled.expressStoreIds.has(storeId) ? "EXPRESS" : "STANDARD",
      weightGrams: own.reduce((sum, { line }) => sum + line.sold.sku.weightGrams * line.row.num, 0),
      goodsNum: own.reduce((sum, { line }) => sum + line.row.num, 0),
      giftPoints: settled.inForce.get(storeId)?.giftPoints ?? 0,
      remark: text,
      clientType: client ?? "PC",
      needReceipt: settled.basket?.needReceipt ?? false,
      storeCouponId: couponOf(settled, storeId),
      platformCouponId: couponOf(settled, platformId),
      tax: settled.tax,
      createdAt: trade.createdAt,
    };
    drafts.orders.push(order);
    drafts.items.push(...items);
    drafts.receipts.push(...receiptDraft(services, settled, order));
  }
  return drafts;
}

function itemDraft(
  services: Services,
  orderSn: string,
  position: number,
  { sold, row, unitCents, offer, exchange }: Settlement["ordered"][number],
  { amounts, taxRate }: { amounts: Settlement["amounts"][number]; taxRate: number | null },
): ItemDraft {
  const { sku, goods } = sold;
  return {
    ...amounts,
    taxRate,
    id: nextId(services),
    sn: nextSn(services, "orderItem"),
    orderSn,
    position,
    goodsId: goods.id,
    skuId: sku.id,
    categoryId: goods.categoryId,
    goodsName: goods.name,
    specs: sku.specs,
    pictureSlot: sku.pictureSlots[0] ?? null,
    num: row.num,
    toMake: piecesToMake(sku, row.num),
    listCents: sku.priceCents,
    unitCents,
    seckillOfferId: offer?.offerId ?? null,
    seckillDay: offer?.day ?? null,
    pointsGoodsId: exchange?.id ?? null,
    commentState: "NEW",
    afterSaleState: "NEW",
    complainState: "NEW",
    refundState: "NO_REFUND",
  };
}

/** So many of the pieces are not there and are made to order, as the settlement said. */
function piecesToMake({ stockKind, onHand }: Pick<SkuRow, "stockKind" | "onHand">, num: number): number {
  return stockKind === "TO_ORDER" ? Math.max(0, num - Math.max(0, onHand ?? 0)) : 0;
}

/** Destination of the order: a copy of the address, or of the pick-up point with the name of the recipient. */
function placeOf({ address, pickup, deliveryMethod }: Settlement) {
  const person = { consigneeName: address?.name ?? null, consigneeMobile: address?.mobile ?? null };
  if (deliveryMethod === "LOGISTICS")
    return {
      ...person,
      consigneeRegionNames: address?.regionNames ?? null,
      consigneeRegionIds: address?.regionIds ?? null,
      consigneeDetail: address ? streetLine(address) : null,
    };
  return {
    ...person,
    pickupName: pickup && pickup.name,
    pickupAddress: pickup && pickup.address,
    pickupMobile: pickup?.mobile ?? null,
    pickupCenter: pickup?.center ?? null,
  };
}

function storeNameOf(line: Settlement["ordered"][number] | undefined) {
  return line?.sold.store.name ?? { en: "" };
}

/** The used coupon of a store or of the platform. */
function couponOf({ spent }: Settlement, storeId: string): string | null {
  return spent.find(({ template }) => template.storeId === storeId)?.owned.id ?? null;
}

function receiptDraft(services: Services, { basket }: Settlement, order: OrderDraft): ReceiptDraft[] {
  if (!basket?.needReceipt || basket.receiptTitle === null) return [];
  return [
    {
      id: nextId(services),
      memberId: order.memberId,
      orderSn: order.sn,
      title: basket.receiptTitle,
      taxpayerId: basket.taxpayerId,
      content: basket.receiptContent ?? "",
      priceCents: order.flowCents,
      createdAt: order.createdAt,
    },
  ];
}
