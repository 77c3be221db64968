import * as z from "zod/mini";
import { CartType, ClientType, DeliveryMethod, DeliverySpeed } from "../enums.ts";
import { closedEnum } from "../enumeration.ts";
import {
  Amount,
  atMost,
  Id,
  ListedId,
  longestBasket,
  maybe,
  NonEmpty,
  Price,
  ShortLines,
  ShortText,
  Version,
  Whole,
} from "../scalars.ts";
import { MemberAddress, StoreAddress } from "./address.ts";
import { Coupon, MemberCoupon, UnusableMemberCoupon } from "./coupon.ts";
import { GoodsSku, WholesaleRule } from "./goods.ts";
import { PriceDetail } from "./price.ts";
import { Promotion, PromotionMap } from "./promotion.ts";
import { Tax } from "./tax.ts";

/** One line of a basket. */
export const CartItem = z.object({
  storeId: Id,
  storeName: z.string(),
  goodsSku: GoodsSku,
  /** Pieces. */
  num: z.int(),
  /** Unit price that is charged. */
  purchasePrice: Price,
  /** `purchasePrice` times `num`. */
  subTotal: Price,
  checked: z.boolean(),
  /** True when the line can no longer be bought. */
  invalid: z.boolean(),
  /** The reason, or what is wrong with the count, in the buyer's language; empty when nothing is wrong. */
  errorMessage: maybe(z.string()),
  isFreeFreight: maybe(z.boolean()),
  /** False when the store does not deliver to the address. */
  isShip: maybe(z.boolean()),
  /** Price of the line in points. */
  point: maybe(z.int()),
  pointsId: maybe(Id),
  pintuanId: maybe(Id),
  kanjiaId: maybe(Id),
  cartType: CartType,
  deliveryMethod: maybe(DeliveryMethod),
  promotionMap: maybe(PromotionMap),
  priceDetailDTO: maybe(PriceDetail),
  /** Ours: tiers by ascending `num`, to show what the next one would save. */
  wholesaleList: maybe(z.array(WholesaleRule)),
  /** Ours: the smallest count of this line: the minimum of its goods, less the ticked pieces of their other variants. */
  minimum: maybe(z.int()),
  /** Ours: unit price when the goods were added; present when it has changed since. */
  previousPrice: Price,
});
export type CartItem = z.output<typeof CartItem>;

/** Ours: a speed at which a store can send its parcel to the address. */
export const ParcelSpeed = z.object({
  speed: DeliverySpeed,
  freight: Price,
  /** First and last day of arrival, in epoch milliseconds; missing if unknown. */
  arrivesFrom: maybe(z.int()),
  arrivesTo: maybe(z.int()),
});
export type ParcelSpeed = z.output<typeof ParcelSpeed>;

/** Ours: when the parcel of a store arrives, and how long what is in it can be returned. */
export const StoreParcel = z.object({
  /** First and last day of arrival, in epoch milliseconds; missing if unknown, and for goods that are picked up. */
  arrivesFrom: maybe(z.int()),
  arrivesTo: maybe(z.int()),
  /** The speed of these days, and those to choose from; missing if there is no choice. */
  speed: maybe(DeliverySpeed),
  speeds: maybe(z.array(ParcelSpeed)),
  /** Days after receipt in which the goods can be returned; missing if they can't be. */
  returnDays: maybe(z.int()),
});
export type StoreParcel = z.output<typeof StoreParcel>;

/** The lines of one store. */
export const CartStore = z.object({
  storeId: Id,
  storeName: z.string(),
  /** True when at least one line is ticked. */
  checked: z.boolean(),
  skuList: z.array(CartItem),
  checkedSkuList: maybe(z.array(CartItem)),
  priceDetailDTO: PriceDetail,
  /** Spend-and-save offers of the store, their SKUs, and a sentence about what is missing. */
  fullDiscount: maybe(Promotion),
  fullDiscountSkuIds: maybe(z.array(Id)),
  promotionNotice: maybe(z.string()),
  /** Coupons of the store that can still be claimed. */
  canReceiveCoupon: maybe(z.array(Coupon)),
  giftList: maybe(z.array(Id)),
  giftCouponList: maybe(z.array(Id)),
  giftPoint: maybe(z.int()),
  /** Kilograms. */
  weight: maybe(z.number()),
  goodsNum: maybe(z.int()),
  remark: maybe(z.string()),
  deliveryMethod: maybe(DeliveryMethod),
  /** Ours: in the settlement only. */
  parcel: maybe(StoreParcel),
});
export type CartStore = z.output<typeof CartStore>;

/** A coupon selected for a basket, and the goods amount of each SKU it applies to. */
export const SelectedCoupon = z.object({
  memberCoupon: MemberCoupon,
  skuDetail: maybe(z.record(z.string(), Price)),
});
export type SelectedCoupon = z.output<typeof SelectedCoupon>;

/** Invoice details for a basket. */
export const ReceiptInput = z.object({
  receiptTitle: maybe(z.string()),
  taxpayerId: maybe(z.string()),
  receiptContent: maybe(z.string()),
});
export type ReceiptInput = z.output<typeof ReceiptInput>;

/** A note for one store, as returned in an answer. */
export const StoreRemark = z.object({ storeId: Id, remark: maybe(z.string()) });
export type StoreRemark = z.output<typeof StoreRemark>;

/** A basket as the server calculates it. Totals come only from here. */
export const CartView = z.object({
  cartList: z.array(CartStore),
  skuList: z.array(CartItem),
  checkedSkuList: maybe(z.array(CartItem)),
  priceDetailDTO: PriceDetail,
  cartTypeEnum: CartType,
  receiptVO: maybe(ReceiptInput),
  needReceipt: maybe(z.boolean()),
  /** Lines that cannot be delivered to the address. */
  notSupportFreight: maybe(z.array(CartItem)),
  storeRemark: maybe(z.array(StoreRemark)),
  /** Selected coupons: at most one from the platform and one per store. */
  platformCoupon: maybe(SelectedCoupon),
  storeCoupons: maybe(z.record(z.string(), SelectedCoupon)),
  canUseCoupons: maybe(z.array(MemberCoupon)),
  cantUseCoupons: maybe(z.array(UnusableMemberCoupon)),
  memberAddress: maybe(MemberAddress),
  storeAddress: maybe(StoreAddress),
  /** Ours: the owned coupons (one from the platform, one per store) that save most, and what they save together. */
  bestCoupons: maybe(z.object({ couponIds: z.array(Id), saves: Price })),
  /** Ours: in the settlement only, as far as it is known without an address. */
  tax: maybe(Tax),
});
export type CartView = z.output<typeof CartView>;

/** Ours: what the page showed when the buyer placed the order. A field is left out if the page did not show it. */
export const SeenSettlement = z.object({
  /** The lines, with pieces and unit prices. */
  lines: z.array(z.object({ skuId: ListedId, num: Whole, price: Amount })).check(z.maxLength(longestBasket)),
  deliveryMethod: z.optional(closedEnum(DeliveryMethod)),
  /** The delivery address, with its `version`. */
  address: z.optional(z.object({ id: NonEmpty, version: z.optional(Version) })),
  /** Ids of the stores whose parcel goes by express delivery; without them none was shown. */
  expressStoreIds: z.optional(z.array(ListedId).check(z.maxLength(longestBasket))),
  /** Id of the pick-up point. */
  pickupId: z.optional(NonEmpty),
  /** Ids of the owned coupons that are used. */
  couponIds: z.optional(z.array(ListedId).check(z.maxLength(longestBasket + 1))),
  /** Name and tax number on the invoice. */
  receiptTitle: z.optional(ShortText),
  taxpayerId: z.optional(ShortText),
  /** Points that are spent. */
  points: z.optional(Whole),
});
export type SeenSettlement = z.output<typeof SeenSettlement>;

/** Parameters of `cart.createTrade`. */
export const tradeParams = {
  /** Default CART. */
  way: z.optional(closedEnum(CartType)),
  client: z.optional(closedEnum(ClientType)),
  remark: z.optional(
    z.array(z.object({ storeId: ListedId, remark: z.optional(ShortLines) })).check(z.maxLength(longestBasket)),
  ),
  /** Group buy: the order to join. */
  parentOrderSn: z.optional(ShortText),
  /** Ours: created once per settlement. Sending the same key again returns the trade that it made the first time. */
  submitKey: z.optional(z.string().check(atMost(64))),
  /** Ours: the amount shown to the buyer. The server refuses if it would charge another one. */
  expectedPrice: z.optional(Amount),
  /**
   * Ours: what the page showed. If the order would differ, the server refuses it and lists the differences line by
   * line.
   */
  seen: z.optional(SeenSettlement),
};
