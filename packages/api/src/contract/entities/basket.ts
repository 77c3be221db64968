import * as z from "zod/mini";
import { CartType, ClientType, DeliveryMethod } from "../enums.ts";
import { only } from "../known.ts";
import { Filled, Id, maybe, Money, ShortText } from "../scalars.ts";
import { MemberAddress, StoreAddress } from "./address.ts";
import { Coupon, MemberCoupon, UnusableMemberCoupon } from "./coupon.ts";
import { GoodsSku, WholesaleRule } from "./goods.ts";
import { PriceDetail } from "./price.ts";
import { Promotion, PromotionMap } from "./promotion.ts";

/** One line of a basket. */
export const CartItem = z.object({
  storeId: Id,
  storeName: z.string(),
  goodsSku: GoodsSku,
  /** Pieces. */
  num: z.int(),
  /** Unit price actually charged. */
  purchasePrice: Money,
  /** `purchasePrice` times `num`. */
  subTotal: Money,
  checked: z.boolean(),
  /** The line can no longer be bought. */
  invalid: z.boolean(),
  /** Why, or what is wrong with the count; in the buyer's language, empty when all is well. */
  errorMessage: maybe(z.string()),
  isFreeFreight: maybe(z.boolean()),
  /** False when the address is out of the shop's area. */
  isShip: maybe(z.boolean()),
  /** Points the line costs. */
  point: maybe(z.int()),
  pointsId: maybe(Id),
  pintuanId: maybe(Id),
  kanjiaId: maybe(Id),
  cartType: CartType,
  deliveryMethod: maybe(DeliveryMethod),
  promotionMap: maybe(PromotionMap),
  priceDetailDTO: maybe(PriceDetail),
  /** Ours: tiers by ascending `num`, to tell what the next one would save. */
  wholesaleList: maybe(z.array(WholesaleRule)),
  /** Ours: unit price when the goods were put in, present when it has changed since (BU-05). */
  previousPrice: maybe(Money),
});
export type CartItem = z.output<typeof CartItem>;

/** The lines of one store. */
export const CartStore = z.object({
  storeId: Id,
  storeName: z.string(),
  /** At least one line is ticked. */
  checked: z.boolean(),
  skuList: z.array(CartItem),
  checkedSkuList: maybe(z.array(CartItem)),
  priceDetailDTO: PriceDetail,
  /** Spend-and-save of the store, the skus in it, and a sentence about what is missing. */
  fullDiscount: maybe(Promotion),
  fullDiscountSkuIds: maybe(z.array(Id)),
  promotionNotice: maybe(z.string()),
  /** Coupons of the store that can still be taken. */
  canReceiveCoupon: maybe(z.array(Coupon)),
  giftList: maybe(z.array(Id)),
  giftCouponList: maybe(z.array(Id)),
  giftPoint: maybe(z.int()),
  /** Kilograms. */
  weight: maybe(z.number()),
  goodsNum: maybe(z.int()),
  remark: maybe(z.string()),
  deliveryMethod: maybe(DeliveryMethod),
});
export type CartStore = z.output<typeof CartStore>;

/** A coupon chosen for a basket, and the goods amount per sku it applies to. */
export const SelectedCoupon = z.object({
  memberCoupon: MemberCoupon,
  skuDetail: maybe(z.record(z.string(), Money)),
});
export type SelectedCoupon = z.output<typeof SelectedCoupon>;

/** Invoice data chosen for a basket. */
export const ReceiptInput = z.object({
  receiptTitle: maybe(z.string()),
  taxpayerId: maybe(z.string()),
  receiptContent: maybe(z.string()),
});
export type ReceiptInput = z.output<typeof ReceiptInput>;

/** A note for one store, as an answer carries it. */
export const StoreRemark = z.object({ storeId: Id, remark: maybe(z.string()) });
export type StoreRemark = z.output<typeof StoreRemark>;

/** A basket as the server works it out: the only source of totals. */
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
  /** At most one platform coupon and one per store are chosen. */
  platformCoupon: maybe(SelectedCoupon),
  storeCoupons: maybe(z.record(z.string(), SelectedCoupon)),
  canUseCoupons: maybe(z.array(MemberCoupon)),
  cantUseCoupons: maybe(z.array(UnusableMemberCoupon)),
  memberAddress: maybe(MemberAddress),
  storeAddress: maybe(StoreAddress),
  /** Ours: the owned coupons (one of the platform, one per store) that save most, and what they save together (BU-03). */
  bestCoupons: maybe(z.object({ couponIds: z.array(Id), saves: Money })),
});
export type CartView = z.output<typeof CartView>;

/** What `cart.createTrade` takes. */
export const tradeParams = {
  /** Default CART. */
  way: z.optional(only(CartType)),
  client: z.optional(only(ClientType)),
  remark: z.optional(z.array(z.object({ storeId: Filled, remark: z.optional(ShortText) }))),
  /** Group buy: the order that is joined. */
  parentOrderSn: z.optional(z.string()),
  /** Ours: made once per settlement; the same key again answers the trade it made the first time (AP-07). */
  submitKey: z.optional(z.string().check(z.maxLength(64))),
  /** Ours: the amount the buyer saw; a server that would charge another one refuses (BU-05). */
  expectedPrice: z.optional(Money),
};
