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
export { addAddress } from "./modules/address/service.ts";
export { dueAfter } from "./modules/afterSale/caseStates.ts";
export { applyAfterSale } from "./modules/afterSale/application.ts";
export { sendBack } from "./modules/afterSale/service.ts";
export { casesOfLine } from "./modules/afterSale/queries.ts";
export { confirmReturn, decideAfterSale } from "./modules/afterSale/storeDecisions.ts";
export { afterSaleDays } from "./modules/afterSaleDays.ts";
export { addSku } from "./modules/cart/service.ts";
export { chooseDelivery, choosePickup, chooseReceipt } from "./modules/checkout/choices.ts";
export { payFromWallet } from "./modules/cashier/service.ts";
export { fileComplaint, addBuyerMessage } from "./modules/complaint/service.ts";
export { answerComplaint, addComplaintMessage, advanceComplaint } from "./modules/complaint/storeAndPlatform.ts";
export { closeComplaintDays } from "./modules/complaint/states.ts";
export { casePage } from "./modules/complaint/queries.ts";
export { receiveCoupon } from "./modules/coupon/service.ts";
export { bindDays } from "./modules/distribution/setting.ts";
export { evaluationPage } from "./modules/evaluation/queries.ts";
export { addEvaluation, replyToEvaluation } from "./modules/evaluation/service.ts";
export { addGoods, addStore } from "./modules/favourite/service.ts";
export { recordVisit } from "./modules/footprint/service.ts";
export { categoryChildren } from "./modules/goods/categories.ts";
export { type ColourFamily, colourFamily } from "./modules/goods/colours.ts";
export { searchColumns } from "./modules/goods/searchIndex.ts";
export { registerMember } from "./modules/member/service.ts";
export { hashPassword } from "./modules/password.ts";
export { createTrade } from "./modules/checkout/createTrade.ts";
export { addTrace, deliver } from "./modules/order/parcels.ts";
export { releasePoints } from "./modules/order/pendingPoints.ts";
export { itemsOf, ordersOfTrade } from "./modules/order/queries.ts";
export { orderSetting } from "./modules/order/setting.ts";
export { cancelOrder, confirmReceipt } from "./modules/order/service.ts";
export { ship } from "./modules/order/shipping.ts";
export { takeableCoupons } from "./modules/promotion/queries.ts";
export { cleanRichText } from "./modules/richText.ts";
export { today } from "./modules/seckill/service.ts";
export { siteSetting, type SiteWords } from "./modules/siteWords.ts";
export { storeBadge } from "./modules/store/badge.ts";
export { type ReturnsCentre, returnsCentreSetting } from "./modules/store/returnPlace.ts";
export { fund } from "./modules/wallet/ledger.ts";
export { balanceOf, setPassword } from "./modules/wallet/service.ts";
export { platformId } from "./money/scope.ts";
export type { Buyer, Services } from "./services.ts";
export { momentOf, wallTime } from "./shopTime.ts";
export type { Demo, DemoPictures } from "./start/demo.ts";
export { allLanguages, inAllLanguages, inLanguage, type Lang, type Translations } from "./locales.ts";
