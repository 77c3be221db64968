import { entity } from "./entity.ts";
import { productOf, skuOf, store } from "./goods.ts";

/** A line of a basket. */
export interface Line {
  skuId: string;
  num: number;
  checked: boolean;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

export const amountOf = (lines: readonly Line[]) =>
  cents(lines.reduce((sum, { skuId, num }) => sum + productOf(skuId).price * num, 0));

export function priceOf(goodsPrice: number) {
  const none = { freightPrice: 0, discountPrice: 0, couponPrice: 0, siteCouponPrice: 0, updatePrice: 0, payPoint: 0 };
  return entity("PriceDetail", {
    ...none,
    goodsPrice,
    flowPrice: goodsPrice,
    discountPriceDetail: [],
    joinPromotion: [],
  });
}

function itemOf({ skuId, num, checked }: Line, way: string) {
  const product = productOf(skuId);
  return entity("CartItem", {
    ...store,
    goodsSku: skuOf(product),
    num,
    checked,
    invalid: false,
    errorMessage: "",
    purchasePrice: product.price,
    utilPrice: product.price,
    subTotal: cents(product.price * num),
    priceDetailDTO: priceOf(cents(product.price * num)),
    cartType: way,
    promotionMap: {},
    notFilterPromotionMap: {},
  });
}

/** A basket as the backend shows it; `address` is the chosen one. */
export function basketOf(lines: readonly Line[], way: string, address: unknown) {
  const items = lines.map((line) => itemOf(line, way));
  const ticked = lines.filter(({ checked }) => checked);
  const checkedItems = ticked.map((line) => itemOf(line, way));
  const priceDetailDTO = priceOf(amountOf(ticked));
  const group = entity("CartStore", {
    ...store,
    checked: ticked.length > 0,
    skuList: items,
    checkedSkuList: checkedItems,
    priceDetailDTO,
    canReceiveCoupon: [],
    giftList: [],
    giftCouponList: [],
    deliveryMethod: "LOGISTICS",
  });
  return entity("CartView", {
    cartTypeEnum: way,
    cartList: lines.length > 0 ? [group] : [],
    skuList: items,
    checkedSkuList: checkedItems,
    canUseCoupons: [],
    cantUseCoupons: [],
    priceDetailDTO,
    memberAddress: address,
  });
}
