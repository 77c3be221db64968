import type { Translations } from "#server/locales.ts";

/**
 * Values of the notices, by kind. `sn` is the number of an order or case, `store` the name of a store; amounts are
 * cents, `page` is the address of a page outside the shop. A notice with `goodsId` and `skuId` has a link to the goods.
 */
interface NoticeValues {
  ORDER_PAID: { sn: string; store: Translations; cents: number };
  ORDER_READY: { sn: string; store: Translations };
  ORDER_PARTS_SHIPPED: { sn: string; store: Translations; number: string; page: string | null };
  ORDER_SHIPPED: { sn: string; store: Translations; number: string; page: string | null };
  ORDER_ARRIVED: { sn: string; number: string };
  COUPON_LOST: { sn: string; cents: number };
  ORDER_EXPIRED: { sn: string; store: Translations };
  TRANSFER_MISSING: { sn: string; store: Translations };
  ORDER_CLOSED: { sn: string; store: Translations; reason: string };
  ORDER_COMPLETED: { sn: string; store: Translations };
  AFTER_SALE_AGREED: { sn: string };
  AFTER_SALE_RETURN: { sn: string };
  AFTER_SALE_REFUSED: { sn: string; reason: string | null };
  AFTER_SALE_RETURN_REFUSED: { sn: string; reason: string | null };
  AFTER_SALE_LAPSED: { sn: string };
  REFUND_TO_WALLET: { sn: string; cents: number };
  REFUND_TO_PAYER: { sn: string; cents: number };
  REFUND_TO_BANK: { sn: string; cents: number };
  PAID_BACK_TO_WALLET: { sn: string; store: Translations; cents: number; reason: string };
  PAID_BACK_TO_PAYER: { sn: string; store: Translations; cents: number; reason: string };
  CANCELLED_TO_WALLET: { sn: string; cents: number };
  CANCELLED_TO_PAYER: { sn: string; cents: number };
  REFUND_KEPT: { cents: number };
  COMPLAINT_ANSWERED: { sn: string; store: Translations };
  COMPLAINT_RULED: { sn: string; ruling: string };
  WITHDRAWAL_PAID: { sn: string; cents: number };
  WITHDRAWAL_FAILED: { sn: string; cents: number; reason: string };
  RECHARGE_MISSING: { sn: string; cents: number };
  RECHARGE_CREDITED: { sn: string; cents: number };
  EVALUATION_ANSWERED: { store: Translations; goods: Translations; reply: string };
  BACK_IN_STOCK: { goods: Translations; goodsId: string; skuId: string };
  PRICE_FELL: { goods: Translations; goodsId: string; skuId: string; cents: number };
  DISTRIBUTION_ACCEPTED: Record<never, never>;
  DISTRIBUTION_REFUSED: Record<never, never>;
  DISTRIBUTION_ENDED: Record<never, never>;
  COMMISSION_PAID: { sn: string; cents: number };
  COMMISSION_REFUSED: { sn: string; cents: number };
  STORE_ACCEPTED: { name: string };
  STORE_REFUSED: { name: string; reason: string | null };
  STORE_CLOSED: { name: string; reason: string | null };
  STORE_REOPENED: { name: string };
}

export type NoticeKind = keyof NoticeValues;

/** An event, with the values of its message. */
export type Notice = { [Kind in NoticeKind]: { kind: Kind } & NoticeValues[Kind] }[NoticeKind];
