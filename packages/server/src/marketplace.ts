/**
 * What a package that fills the marketplace may use (`@sundry/server/marketplace`): tables for the catalogue, and
 * services for actions of buyers, stores and the platform.
 */
export { readConfig } from "./config.ts";
export type { OpenDatabase } from "./db/database.ts";
export { insertFromJson } from "./db/insert.ts";
export { inTransaction, type Tx } from "./db/transaction.ts";
export {
  brands,
  categories,
  type EvaluationGrade,
  evaluations,
  freightTemplates,
  goods,
  hotWords,
  pickupPoints,
  type SkuSpecWords,
  skus,
  stores,
  type Tier,
} from "./db/schema/catalogue.ts";
export { articleCategories, articles, pages, settings } from "./db/schema/content.ts";
export { distributionGoods } from "./db/schema/distribution.ts";
export { members } from "./db/schema/member.ts";
export { messages } from "./db/schema/message.ts";
export {
  couponActivities,
  coupons,
  fullDiscounts,
  pointsGoods,
  pointsGoodsCategories,
  type PromotionScope,
  seckillOffers,
} from "./db/schema/promotion.ts";
export { regions } from "./db/schema/region.ts";
export { idFromKey, nextId } from "./ids.ts";
export { addAddress } from "./modules/account/address/service.ts";
export { dueAfter } from "./modules/aftercare/afterSale/caseStates.ts";
export { applyAfterSale } from "./modules/aftercare/afterSale/application.ts";
export { sendBack } from "./modules/aftercare/afterSale/service.ts";
export { casesOfLine } from "./modules/aftercare/afterSale/queries.ts";
export { confirmReturn, decideAfterSale } from "./modules/aftercare/afterSale/storeDecisions.ts";
export { afterSaleDays } from "./modules/catalogue/goodsFacts/afterSaleDays.ts";
export { addSku } from "./modules/buying/cart/service.ts";
export { chooseDelivery, choosePickup, chooseReceipt } from "./modules/buying/checkout/choices.ts";
export { payFromWallet } from "./modules/buying/cashier/service.ts";
export { fileComplaint, addBuyerMessage } from "./modules/aftercare/complaint/service.ts";
export {
  answerComplaint,
  addComplaintMessage,
  advanceComplaint,
} from "./modules/aftercare/complaint/storeAndPlatform.ts";
export { closeComplaintDays } from "./modules/aftercare/complaint/states.ts";
export { casePage } from "./modules/aftercare/complaint/queries.ts";
export { receiveCoupon } from "./modules/catalogue/coupon/service.ts";
export { bindDays } from "./modules/buying/distribution/setting.ts";
export { evaluationPage } from "./modules/aftercare/evaluation/queries.ts";
export { addEvaluation, replyToEvaluation } from "./modules/aftercare/evaluation/service.ts";
export { addGoods, addStore } from "./modules/catalogue/favourite/service.ts";
export { recordVisit } from "./modules/catalogue/footprint/service.ts";
export { categoryChildren } from "./modules/catalogue/goods/categories.ts";
export { type ColourFamily, colourFamily } from "./modules/catalogue/goods/colours.ts";
export { searchColumns } from "./modules/catalogue/goods/searchIndex.ts";
export { registerMember } from "./modules/account/member/service.ts";
export { everyRegion, type RegionKey, regionRows } from "./modules/platform/region/everyRegion.ts";
export { hashPassword } from "./modules/platform/password/password.ts";
export { createTrade } from "./modules/buying/checkout/createTrade.ts";
export { addTrace, deliver } from "./modules/buying/order/parcels.ts";
export { releasePoints } from "./modules/buying/order/pendingPoints.ts";
export { itemsOf, ordersOfTrade } from "./modules/buying/order/queries.ts";
export { orderSetting } from "./modules/buying/order/setting.ts";
export { cancelOrder, confirmReceipt } from "./modules/buying/order/service.ts";
export { ship } from "./modules/buying/order/shipping.ts";
export { takeableCoupons } from "./modules/catalogue/promotion/queries.ts";
export { cleanRichText } from "./modules/platform/text/richText.ts";
export { today } from "./modules/catalogue/seckill/service.ts";
export { siteSetting, type SiteWords } from "./settings/siteWords.ts";
export { storeBadge } from "./modules/catalogue/store/badge.ts";
export { type ReturnsCentre, returnsCentreSetting } from "./modules/catalogue/store/returnPlace.ts";
export { fund } from "./modules/account/wallet/ledger.ts";
export { balanceOf, setPassword } from "./modules/account/wallet/service.ts";
export { platformId } from "./money/scope.ts";
export type { Buyer, Services } from "./services.ts";
export { momentOf, wallTime } from "./shopTime.ts";
export type { Demo, DemoPictures } from "./start/demo.ts";
export { allLanguages, inAllLanguages, inLanguage, type Lang, type Translations } from "./locales.ts";
