import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { Article, ArticleCategory } from "@sundry/api/contract/entities/article";
import type { Coupon, MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { FavouriteGoods, FavouriteStore } from "@sundry/api/contract/entities/favourite";
import type { Member } from "@sundry/api/contract/entities/member";
import type { Message } from "@sundry/api/contract/entities/message";
import type { GoodsSkuDetail } from "@sundry/api/contract/entities/goods";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import type { PointsGoods, PointsGoodsDetail, PointsHistory } from "@sundry/api/contract/entities/points";
import type { SeckillSlot } from "@sundry/api/contract/entities/seckill";
import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { StoreBasicInfo } from "@sundry/api/contract/entities/store";
import type { Wallet, WalletLog } from "@sundry/api/contract/entities/wallet";

// Entities with the names of the demo marketplace. A test changes the fields it is about and leaves the rest.

export const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
export const teapot = "Enamelled teapot";

export function buyer(change: Partial<Member> = {}): Member {
  return { id: "1", username: "mei", nickName: "Mei Tanaka", point: 100, totalPoint: 100, disabled: true, ...change };
}

export function goods(change: Partial<GoodsIndex> = {}): GoodsIndex {
  return {
    id: "11",
    goodsId: "1",
    goodsName: umbrella,
    price: 3.48,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    minimum: 12,
    quantity: 5000,
    buyCount: 8412,
    rating: 4.8,
    marketEnable: "UPPER",
    ...change,
  };
}

/** A number of different goods. */
export function manyGoods(count: number, change: Partial<GoodsIndex> = {}): GoodsIndex[] {
  return Array.from({ length: count }, (_, place) =>
    goods({ id: `${100 + place}`, goodsId: `${200 + place}`, goodsName: `Umbrella no. ${place + 1}`, ...change }),
  );
}

export function address(change: Partial<MemberAddress> = {}): MemberAddress {
  return {
    id: "1",
    name: "Mei Tanaka",
    mobile: "13800138000",
    consigneeAddressPath: "China,Zhejiang,Jinhua,Yiwu",
    consigneeAddressIdPath: "1,2,3,4",
    detail: "18 Chouzhou North Road",
    isDefault: false,
    version: 1,
    ...change,
  };
}

export function article(change: Partial<Article> = {}): Article {
  return {
    id: "1",
    title: "About us",
    content: "<p>Sundry sells small goods from the source.</p>",
    categoryId: "10",
    createTime: "2026-10-01 10:00:00",
    ...change,
  };
}

export function articleTopics(): ArticleCategory[] {
  return ["Delivery", "Paying", "Returns and refunds"].map((articleCategoryName, place) => ({
    id: `${10 + place}`,
    articleCategoryName,
    parentId: "0",
    level: 0,
    sort: place,
    children: [],
  }));
}

/** `yyyy-MM-dd HH:mm:ss` in the shop's zone, a number of seconds from now. */
export function shopTime(fromNow: number): string {
  return new Date(Date.now() + fromNow * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

export function coupon(change: Partial<Coupon> = {}): Coupon {
  return {
    id: "1",
    storeId: "0",
    storeName: "platform",
    couponName: "$5 off $49+",
    couponType: "PRICE",
    price: 5,
    consumeThreshold: 49,
    scopeType: "ALL",
    rangeDayType: "FIXEDTIME",
    endTime: shopTime(86_400),
    publishNum: 100,
    receivedNum: 40,
    couponLimitNum: 1,
    ...change,
  };
}

export function store(change: Partial<StoreBasicInfo> = {}): StoreBasicInfo {
  return {
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    storeDisable: "OPEN",
    storeDesc: "Umbrellas by the dozen",
    pageShow: false,
    descriptionScore: 4.9,
    serviceScore: 4.8,
    deliveryScore: 4.7,
    ...change,
  };
}

export function favouriteGoods(change: Partial<FavouriteGoods> = {}): FavouriteGoods {
  return {
    id: "1",
    goodsId: "1",
    skuId: "11",
    goodsName: teapot,
    price: 4.5,
    marketEnable: "UPPER",
    minimum: 6,
    ...change,
  };
}

export function favouriteStore(change: Partial<FavouriteStore> = {}): FavouriteStore {
  return { id: "7", storeName: "Jinhe Umbrella Works", selfOperated: false, goodsNum: 30, ...change };
}

export function message(change: Partial<Message> = {}): Message {
  return {
    id: "7",
    createTime: "2026-11-20 10:00:00",
    memberId: "1",
    title: "Payment received",
    content: "We have received your payment for order O202611200001.",
    status: "UN_READY",
    ...change,
  };
}

export function pointsGoods(change: Partial<PointsGoods> = {}): PointsGoods {
  return {
    id: "5",
    goodsId: "1",
    skuId: "11",
    goodsName: "Luggage scale, 50 kg",
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    originalPrice: 6.2,
    pointsGoodsCategoryId: "1",
    pointsGoodsCategoryName: "On the road",
    activeStock: 20,
    points: 60,
    promotionStatus: "START",
    ...change,
  };
}

export function sku(change: Partial<GoodsSkuDetail> = {}): GoodsSkuDetail {
  return {
    id: "11",
    goodsId: "1",
    goodsName: umbrella,
    price: 3.48,
    quantity: 5000,
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    marketEnable: "UPPER",
    salesModel: "WHOLESALE",
    minimum: 12,
    ...change,
  };
}

export function pointsGoodsDetail(change: Partial<PointsGoodsDetail> = {}): PointsGoodsDetail {
  return { ...pointsGoods(), goodsSku: sku({ goodsName: "Luggage scale, 50 kg", salesModel: "RETAIL" }), ...change };
}

export function pointsHistory(change: Partial<PointsHistory> = {}): PointsHistory {
  return {
    id: "1",
    createTime: "2026-11-20 10:00:00",
    memberId: "1",
    point: 100,
    beforePoint: 0,
    variablePoint: 100,
    pointType: "INCREASE",
    content: "Welcome gift",
    ...change,
  };
}

export const wallet: Wallet = { memberWallet: 100, memberFrozenWallet: 0 };

export function walletLog(change: Partial<WalletLog> = {}): WalletLog {
  return {
    id: "1",
    memberId: "1",
    money: 100,
    serviceType: "WALLET_RECHARGE",
    detail: "Welcome gift",
    createTime: "2026-11-20 10:00:00",
    ...change,
  };
}

export function memberOverview(change: Partial<MemberOverview> = {}): MemberOverview {
  return {
    member: buyer(),
    wallet,
    orders: { WAIT_PAY: 0, WAIT_SHIP: 0, WAIT_ROG: 0 },
    coupons: { NEW: 0, USED: 0, EXPIRE: 0 },
    unread: 0,
    latestOrders: [],
    ...change,
  };
}

export function ownedCoupon(change: Partial<MemberCoupon> = {}): MemberCoupon {
  return {
    id: "1",
    couponId: "1",
    storeId: "0",
    storeName: "platform",
    couponName: "$5 off $49+",
    couponType: "PRICE",
    price: 5,
    consumeThreshold: 49,
    scopeType: "ALL",
    endTime: shopTime(30 * 86_400),
    memberCouponStatus: "NEW",
    ...change,
  };
}

/** Flash-sale rounds that begin a number of seconds from now; negative ones have begun. Each sells one umbrella. */
export function flashSaleDay(...rounds: readonly (readonly [hour: number, startsIn: number])[]): SeckillSlot[] {
  return rounds.map(([timeLine, startsIn]) => ({
    timeLine,
    startTime: Math.floor(Date.now() / 1000) + startsIn,
    distanceStartTime: Math.max(0, startsIn),
    seckillGoodsList: [
      {
        goodsId: "3",
        skuId: "762",
        goodsName: `Umbrella of ${timeLine} o'clock`,
        price: 3.48,
        originalPrice: 4.6,
        quantity: 100,
        salesNum: 62,
        minimum: 12,
      },
    ],
  }));
}
