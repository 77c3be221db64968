import { type Asking, type Fields, ofBuyer, type ValueObject, type Values } from "./valueObject.ts";

const has = (own: Fields, name: string) => own[name] !== undefined && own[name] !== null;

/** The rewards of a spend-and-save offer, as flags. */
const flagsOf = (own: Fields): Fields => ({
  fullMinusFlag: has(own, "fullMinus"),
  fullRateFlag: has(own, "fullRate"),
  freeFreightFlag: own["freeFreightFlag"] === true,
  couponFlag: false,
  giftFlag: false,
  pointFlag: false,
});

/** Times are epoch milliseconds in the offers of goods, and texts everywhere else. */
const timesOf = (own: Fields, { epochOf }: Asking): Fields => ({
  startTime: epochOf(own["startTime"]),
  endTime: epochOf(own["endTime"]),
});

const promotion: ValueObject = { none: "promotionName storeName scopeType scopeId", add: timesOf };

const fullDiscount: ValueObject = {
  record: true,
  none: "promotionName startTime endTime scopeType scopeId fullMoney fullMinus fullRate point giftId couponId title description promotionGoodsList giftSkuId giftSkuName giftSkuThumbnail promotionStatus",
  add: flagsOf,
};

const memberCoupon: ValueObject = {
  record: true,
  none: "price discount consumeThreshold scopeId getType storeCommission consumptionTime",
  add: ofBuyer,
};

/** A SKU in the points mall. The buyer's client reads its picture, name and price from a SKU inside. */
const offered: ValueObject = {
  record: true,
  none: "promotionName startTime endTime scopeType scopeId originalPrice settlementPrice pointsGoodsCategoryId pointsGoodsCategoryName thumbnail promotionStatus",
};

function skuOf(own: Fields): Fields {
  const { skuId, goodsId, goodsName, originalPrice, thumbnail, activeStock, storeId, storeName } = own;
  const pictures = { thumbnail, small: thumbnail, big: thumbnail, original: thumbnail };
  const sold = { quantity: activeStock, marketEnable: "UPPER", salesModel: "RETAIL", goodsType: "PHYSICAL_GOODS" };
  return { id: skuId, goodsId, goodsName, price: originalPrice, storeId, storeName, ...pictures, ...sold };
}

/** Coupons, offers and the points mall. */
export const promotionValues: Values = {
  objects: {
    Promotion: promotion,
    // The kind is in the key of the map.
    "Promotion FULL_DISCOUNT": { ...promotion, add: (own, asking) => ({ ...timesOf(own, asking), ...flagsOf(own) }) },
    FullDiscount: fullDiscount,
    Coupon: {
      record: true,
      none: "promotionName startTime endTime scopeId price couponDiscount getType storeCommission description usedNum receivedNum consumeThreshold effectiveDays promotionGoodsList",
    },
    MemberCoupon: memberCoupon,
    UnusableMemberCoupon: { ...memberCoupon, none: `${memberCoupon.none} couponName` },
    PointsGoods: {
      ...offered,
      add: (own) => ({ goodsSku: skuOf(own) }),
      inside: { goodsSku: "GoodsSku" },
    },
    PointsGoodsDetail: { ...offered, inside: { goodsSku: "GoodsSkuDetail" } },
    PointsGoodsCategory: { record: true, none: "name parentId level sortOrder" },
    PintuanMember: { none: "memberName face nickName" },
  },
  answers: {
    "coupon.activity": "MemberCoupon[]",
    "coupon.list": "Page<Coupon>",
    "coupon.mine": "Page<MemberCoupon>",
    "coupon.canUse": "Page<MemberCoupon>",
    "pointsGoods.categories": "Page<PointsGoodsCategory>",
    "pointsGoods.list": "Page<PointsGoods>",
    "pointsGoods.get": "PointsGoodsDetail",
    "pintuan.members": "PintuanMember[]",
  },
};
