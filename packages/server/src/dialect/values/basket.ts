import { type Fields, fieldsOf, listOf, numberOf, ofBuyer, type ValueObject, type Values } from "./valueObject.ts";
import { promotionsOf } from "./goods.ts";

/** The short form of a price, which carts show. */
function summaryOf(price: unknown): Fields {
  const { flowPrice, freightPrice, discountPrice, couponPrice, payPoint } = fieldsOf(price);
  return {
    originalPrice: flowPrice ?? 0,
    freight: freightPrice ?? 0,
    discountPrice: numberOf(discountPrice) + numberOf(couponPrice),
    payPoint: payPoint ?? 0,
    finalePrice: flowPrice ?? 0,
  };
}

const cartView: ValueObject = {
  none: "sn parentOrderSn priceDetailVO receiptVO needReceipt storeRemark skuPromotionDetail platformCoupon storeCoupons memberAddress storeAddress clientType distributionId orderVO",
  // A list counts as an obstacle there, even if it is empty.
  add: (own, asking) => ({
    ...ofBuyer(own, asking),
    notSupportFreight: listOf(own["notSupportFreight"]).length > 0 ? own["notSupportFreight"] : null,
    canUseCoupons: listOf(own["canUseCoupons"]),
    cantUseCoupons: listOf(own["cantUseCoupons"]),
    // The delivery of an exchange is paid with the order: clients go on to its list instead of the cashier.
    ...(own["cartTypeEnum"] === "POINTS" && { priceDetailDTO: { ...fieldsOf(own["priceDetailDTO"]), billPrice: 0 } }),
  }),
  inside: {
    cartList: "CartStore[]",
    skuList: "CartItem[]",
    checkedSkuList: "CartItem[]",
    notSupportFreight: "CartItem[]",
    priceDetailDTO: "PriceDetail",
    canUseCoupons: "MemberCoupon[]",
    cantUseCoupons: "UnusableMemberCoupon[]",
    memberAddress: "MemberAddress",
    storeAddress: "StoreAddress",
    platformCoupon: "SelectedCoupon",
    storeCoupons: "Map<SelectedCoupon>",
  },
};

/** The basket, the settlement, and the trade that comes of them. */
export const basketValues: Values = {
  objects: {
    CartView: cartView,
    CartStore: {
      none: "sn fullDiscount fullDiscountSkuIds giftPoint weight goodsNum remark promotionNotice",
      // Its length is read while the page draws.
      add: (own) => ({
        priceDetailVO: summaryOf(own["priceDetailDTO"]),
        isFull: false,
        fullDiscount: own["fullDiscount"] ? { storeName: own["storeName"], ...fieldsOf(own["fullDiscount"]) } : null,
        couponList: [],
        canReceiveCoupon: listOf(own["canReceiveCoupon"]),
        giftList: listOf(own["giftList"]),
        giftCouponList: listOf(own["giftCouponList"]),
      }),
      inside: {
        skuList: "CartItem[]",
        checkedSkuList: "CartItem[]",
        priceDetailDTO: "PriceDetail",
        fullDiscount: "FullDiscount",
        canReceiveCoupon: "Coupon[]",
      },
    },
    CartItem: {
      none: "sn distributionGoods pintuanId kanjiaId pointsId point deliveryMethod",
      add: (own) => ({
        priceDetailVO: summaryOf(own["priceDetailDTO"]),
        utilPrice: own["purchasePrice"],
        errorMessage: own["errorMessage"] ?? "",
        isShip: own["isShip"] ?? true,
        promotions: promotionsOf(own["promotionMap"]),
        notFilterPromotionMap: own["promotionMap"] ?? {},
      }),
      inside: {
        goodsSku: "GoodsSku",
        priceDetailDTO: "PriceDetail",
        promotionMap: "Map<Promotion>",
        notFilterPromotionMap: "Map<Promotion>",
      },
    },
    PriceDetail: {
      add: (own) => ({
        originalPrice: own["flowPrice"],
        billPrice: own["billPrice"] ?? own["flowPrice"],
        joinPromotion: listOf(own["discountPriceDetail"]).map(({ promotionTypeEnum, promotionId }) => ({
          promotionType: promotionTypeEnum,
          activityId: promotionId,
        })),
      }),
      inside: { discountPriceDetail: "DiscountPriceItem[]" },
    },
    DiscountPriceItem: { none: "promotionId" },
    SelectedCoupon: { inside: { memberCoupon: "MemberCoupon" } },
    Trade: {
      record: true,
      none: "paymentMethod goodsPrice freightPrice discountPrice deliveryMethod consigneeName consigneeMobile consigneeAddressPath consigneeAddressIdPath",
      add: ofBuyer,
    },
  },
  answers: {
    "cart.getAll": "CartView",
    "cart.getChecked": "CartView",
    "cart.createTrade": "Trade",
  },
};
