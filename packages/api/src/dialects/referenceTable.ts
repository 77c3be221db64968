import type { Encoding, Method } from "../contract/call.ts";
import {
  bareBoolean,
  doneByRefusal,
  nothingAsNull,
  nothingTraced,
  sendingBackAllowed,
  settingsOfShop,
  soldUnknown,
  withoutResult,
} from "./referenceAnswers.ts";

/** A call as the reference backend has it. */
export interface PresentRow {
  readonly method: Method;
  /** Path below the address of its service, which it begins with: `/buyer`, `/common` or, for the chat, anything else. */
  readonly path: string;
  /** Where the parameters travel. Left out for a call that has none, or has them in its path. */
  readonly place?: "query" | Encoding;
  /** Parameters that are not known there. */
  readonly drop?: readonly string[];
  /** Values that are not known there, by parameter, which is then left out. */
  readonly unknown?: Readonly<Record<string, readonly string[]>>;
  /** Values for what has to be there although the contract lets it be left out. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Parameters of the path that are asked for a second time, beside the others. */
  readonly fromPath?: readonly string[];
  /** Telephone numbers: mobiles of mainland China travel as their 11 digits. */
  readonly phones?: readonly string[];
  /** Parameters that travel as their MD5. */
  readonly md5?: readonly string[];
  /** The call is held until there is news, at most this long: its time limit in milliseconds. */
  readonly time?: number;
  /** Reads an answer that is not as in the contract. `body` is undefined if the answer is not JSON. */
  readonly read?: (status: number, body: unknown) => unknown;
}

/** One call of ours there. */
export type ReferenceRow = PresentRow | { readonly absent: true };

/** A call of this contract that the backend does not have. */
const absent: ReferenceRow = { absent: true };

/**
 * Each call of the contract, by id, as the public reference backend has it. Where that backend's own web client puts
 * body parameters in the address, they are sent as a form: it reads both, and addresses end up in logs.
 */
export const referenceTable: Readonly<Record<string, ReferenceRow>> = {
  // site
  "site.get": { method: "GET", path: "/common/common/site", read: settingsOfShop },
  // page
  "page.find": { method: "GET", path: "/buyer/other/pageData", place: "query" },
  "page.get": { method: "GET", path: "/buyer/other/pageData/get/{id}" },
  "page.home": { method: "GET", path: "/buyer/other/pageData/getIndex", place: "query" },
  "page.log": absent,
  // goods
  "goods.categoryChildren": { method: "GET", path: "/buyer/goods/category/get/{id}" },
  "goods.delivery": absent,
  "goods.get": { method: "GET", path: "/buyer/goods/goods/get/{goodsId}" },
  "goods.hotWords": { method: "GET", path: "/buyer/goods/goods/hot-words", place: "query" },
  "goods.related": {
    method: "GET",
    path: "/buyer/goods/goods/es/related",
    place: "query",
    drop: ["inStock", "selfOperated", "total", "minimum", "dispatchHours", "colour", "rating"],
  },
  "goods.search": {
    method: "GET",
    path: "/buyer/goods/goods/es",
    place: "query",
    unknown: { sort: ["total", "arrival"] },
    drop: ["inStock", "selfOperated", "total", "minimum", "dispatchHours", "colour", "rating", "regionId", "country"],
  },
  "goods.skuDetail": { method: "GET", path: "/buyer/goods/goods/sku/{goodsId}/{skuId}" },
  // evaluation
  "evaluation.add": { method: "POST", path: "/buyer/member/evaluation", place: "query" },
  "evaluation.counts": { method: "GET", path: "/buyer/member/evaluation/{id}/evaluationNumber" },
  "evaluation.get": { method: "GET", path: "/buyer/member/evaluation/get/{id}" },
  "evaluation.listForGoods": {
    method: "GET",
    path: "/buyer/member/evaluation/{goodsId}/goodsEvaluation",
    place: "query",
  },
  "evaluation.listMine": { method: "GET", path: "/buyer/member/evaluation", place: "query", drop: ["orderItemSn"] },
  // privacy
  "privacy.archive": absent,
  "privacy.close": absent,
  "privacy.closing": absent,
  "privacy.keep": absent,
  // session
  "session.devices": absent,
  "session.endDevice": absent,
  "session.endOtherDevices": absent,
  "session.logout": { method: "POST", path: "/buyer/passport/member/logout" },
  "session.oauthResult": {
    method: "GET",
    path: "/buyer/passport/connect/connect/result",
    place: "query",
    read: nothingAsNull,
  },
  "session.oauthWeb": { method: "GET", path: "/buyer/passport/connect/connect/login/web/{type}" },
  "session.qrConfirm": absent,
  "session.qrCreate": { method: "POST", path: "/buyer/passport/member/pc_session" },
  // The backend holds it for 20 s and gives the tokens only once: a request that is given up too early could lose them.
  "session.qrPoll": { method: "POST", path: "/buyer/passport/member/session_login/{id}", place: "form", time: 25_000 },
  "session.qrScan": absent,
  "session.refresh": { method: "GET", path: "/buyer/passport/member/refresh/{token}" },
  "session.register": {
    method: "POST",
    path: "/buyer/passport/member/register",
    place: "form",
    drop: ["email"],
    phones: ["mobilePhone"],
    md5: ["password"],
  },
  "session.resetByMobile": {
    method: "POST",
    path: "/buyer/passport/member/resetByMobile",
    place: "form",
    phones: ["mobile"],
  },
  "session.resetPassword": {
    method: "POST",
    path: "/buyer/passport/member/resetPassword",
    place: "form",
    md5: ["password"],
  },
  "session.smsLogin": {
    method: "POST",
    path: "/buyer/passport/member/smsLogin",
    place: "form",
    drop: ["longTerm"],
    phones: ["mobile"],
  },
  "session.userLogin": {
    method: "POST",
    path: "/buyer/passport/member/userLogin",
    place: "form",
    drop: ["longTerm"],
    phones: ["username"],
    md5: ["password"],
  },
  // member
  "member.editOwn": { method: "PUT", path: "/buyer/passport/member/editOwn", place: "form", drop: ["clear"] },
  "member.me": { method: "GET", path: "/buyer/passport/member" },
  "member.modifyPass": {
    method: "PUT",
    path: "/buyer/passport/member/modifyPass",
    place: "form",
    md5: ["password", "newPassword"],
  },
  "member.overview": absent,
  // cart
  "cart.addSku": { method: "POST", path: "/buyer/trade/carts", place: "query" },
  "cart.checkAll": { method: "POST", path: "/buyer/trade/carts/sku/checked", place: "query" },
  "cart.checkSku": { method: "POST", path: "/buyer/trade/carts/sku/checked/{skuId}", place: "query" },
  "cart.checkStore": { method: "POST", path: "/buyer/trade/carts/store/{storeId}", place: "query" },
  "cart.clear": { method: "DELETE", path: "/buyer/trade/carts" },
  "cart.count": { method: "GET", path: "/buyer/trade/carts/count", place: "query" },
  "cart.getAll": { method: "GET", path: "/buyer/trade/carts/all" },
  "cart.removeSkus": { method: "DELETE", path: "/buyer/trade/carts/sku/remove", place: "query" },
  "cart.setSkuNum": { method: "POST", path: "/buyer/trade/carts/sku/num/{skuId}", place: "query" },
  "cart.setSkus": absent,
  "cart.couponCount": { method: "GET", path: "/buyer/trade/carts/coupon/num", place: "query" },
  "cart.createTrade": {
    method: "POST",
    path: "/buyer/trade/carts/create/trade",
    place: "json",
    drop: ["submitKey", "expectedPrice", "seen"],
  },
  "cart.getChecked": { method: "GET", path: "/buyer/trade/carts/checked", place: "query" },
  "cart.selectAddress": { method: "GET", path: "/buyer/trade/carts/shippingAddress", place: "query" },
  "cart.selectCoupon": { method: "GET", path: "/buyer/trade/carts/select/coupon", place: "query" },
  "cart.selectReceipt": { method: "GET", path: "/buyer/trade/carts/select/receipt", place: "query" },
  "cart.selectShippingMethod": { method: "PUT", path: "/buyer/trade/carts/shippingMethod", place: "query" },
  "cart.selectSpeed": absent,
  "cart.selectStoreAddress": { method: "GET", path: "/buyer/trade/carts/storeAddress", place: "query" },
  "cart.shippingMethods": { method: "GET", path: "/buyer/trade/carts/shippingMethodList", place: "query" },
  // address
  "address.add": {
    method: "POST",
    path: "/buyer/member/address",
    place: "form",
    drop: ["postCode"],
    phones: ["mobile"],
  },
  "address.edit": {
    method: "PUT",
    path: "/buyer/member/address",
    place: "form",
    drop: ["version", "postCode"],
    phones: ["mobile"],
  },
  "address.get": { method: "GET", path: "/buyer/member/address/get/{id}" },
  "address.getDefault": { method: "GET", path: "/buyer/member/address/get/default" },
  "address.list": { method: "GET", path: "/buyer/member/address", place: "query" },
  "address.remove": { method: "DELETE", path: "/buyer/member/address/delById/{id}" },
  // region
  "region.children": { method: "GET", path: "/common/common/region/item/{id}" },
  "region.resolve": { method: "GET", path: "/common/common/region/region", place: "query" },
  // coupon
  "coupon.activity": { method: "GET", path: "/buyer/promotion/coupon/activity" },
  "coupon.canUse": { method: "GET", path: "/buyer/promotion/coupon/canUse", place: "query" },
  "coupon.list": { method: "GET", path: "/buyer/promotion/coupon", place: "query" },
  "coupon.mine": { method: "GET", path: "/buyer/promotion/coupon/getCoupons", place: "query" },
  "coupon.receive": { method: "GET", path: "/buyer/promotion/coupon/receive/{id}" },
  // order
  "order.cancel": { method: "POST", path: "/buyer/order/order/{orderSn}/cancel", place: "query" },
  "order.get": { method: "GET", path: "/buyer/order/order/{sn}" },
  "order.invoice": { method: "POST", path: "/buyer/order/order/receipt/{sn}" },
  "order.list": { method: "GET", path: "/buyer/order/order", place: "query" },
  "order.packages": { method: "GET", path: "/buyer/order/order/getPackage/{sn}" },
  "order.receive": { method: "POST", path: "/buyer/order/order/{sn}/receiving" },
  "order.remove": { method: "DELETE", path: "/buyer/order/order/{sn}" },
  "order.traces": { method: "POST", path: "/buyer/order/order/getTraces/{sn}", read: nothingTraced },
  "order.tracesList": { method: "GET", path: "/buyer/order/order/getTracesList/{sn}" },
  // cashier
  "cashier.detail": { method: "GET", path: "/buyer/payment/cashier/tradeDetail", place: "query" },
  "cashier.pay": {
    method: "GET",
    path: "/buyer/payment/cashier/pay/{paymentMethod}/{paymentClient}",
    place: "query",
    drop: ["password"],
  },
  "cashier.payment": absent,
  "cashier.result": { method: "GET", path: "/buyer/payment/cashier/result", place: "query" },
  // wallet
  "wallet.checkPassword": { method: "GET", path: "/buyer/wallet/wallet/check", read: bareBoolean },
  "wallet.get": { method: "GET", path: "/buyer/wallet/wallet" },
  "wallet.logs": { method: "GET", path: "/buyer/wallet/log", place: "query" },
  "wallet.recharge": { method: "POST", path: "/buyer/trade/recharge", place: "form" },
  "wallet.rechargeList": { method: "GET", path: "/buyer/wallet/recharge", place: "query" },
  "wallet.setPassword": {
    method: "POST",
    path: "/buyer/wallet/wallet/set-password",
    place: "form",
    drop: ["oldPassword", "code"],
    md5: ["password"],
    read: doneByRefusal,
  },
  "wallet.updatePassword": {
    method: "POST",
    path: "/buyer/wallet/wallet/update-password/ordinary",
    place: "form",
    md5: ["oldPassword", "newPassword"],
    read: withoutResult,
  },
  "wallet.withdraw": { method: "POST", path: "/buyer/wallet/wallet/withdrawal", place: "form", drop: ["password"] },
  "wallet.withdrawList": { method: "GET", path: "/buyer/member/withdrawApply", place: "query" },
  "wallet.withdrawalSetting": { method: "GET", path: "/buyer/wallet/wallet/withdrawalSettingVO" },
  // seckill
  "seckill.byTimeline": { method: "GET", path: "/buyer/promotion/seckill/{timeline}", read: soldUnknown },
  "seckill.today": { method: "GET", path: "/buyer/promotion/seckill", read: soldUnknown },
  // article
  "article.categories": { method: "GET", path: "/buyer/other/article/articleCategory/list" },
  "article.get": { method: "GET", path: "/buyer/other/article/get/{id}" },
  "article.getByType": { method: "GET", path: "/buyer/other/article/type/{type}" },
  // The backend takes the type and ignores it: what separates the kinds is their category, which has one.
  "article.list": { method: "GET", path: "/buyer/other/article", place: "query", drop: ["type"] },
  // store
  "store.get": { method: "GET", path: "/buyer/store/store/get/detail/{id}" },
  "store.labels": { method: "GET", path: "/buyer/store/store/label/get/{id}" },
  "store.list": { method: "GET", path: "/buyer/store/store", place: "query" },
  "store.pickupPoints": { method: "GET", path: "/buyer/store/address/page/{storeId}", place: "query" },
  "store.pickupPointsFlat": absent,
  "store.applyFirst": { method: "PUT", path: "/buyer/store/store/apply/first", place: "form", phones: ["linkPhone"] },
  "store.applySecond": { method: "PUT", path: "/buyer/store/store/apply/second", place: "form" },
  "store.applyStatus": { method: "GET", path: "/buyer/store/store/apply" },
  "store.applyThird": { method: "PUT", path: "/buyer/store/store/apply/third", place: "form" },
  "store.licence": { method: "GET", path: "/buyer/store/store/get/licencePhoto/{id}" },
  // favourite
  "favourite.add": { method: "POST", path: "/buyer/member/collection/add/GOODS/{id}" },
  "favourite.addStore": { method: "POST", path: "/buyer/member/storeCollection/add/STORE/{id}" },
  "favourite.isGoods": { method: "GET", path: "/buyer/member/collection/isCollection/GOODS/{id}" },
  "favourite.isPriceWatched": absent,
  "favourite.isStockWatched": absent,
  "favourite.isStore": { method: "GET", path: "/buyer/member/storeCollection/isCollection/STORE/{id}" },
  "favourite.list": { method: "GET", path: "/buyer/member/collection/GOODS", place: "query" },
  "favourite.listStores": { method: "GET", path: "/buyer/member/storeCollection/STORE", place: "query" },
  "favourite.remove": { method: "DELETE", path: "/buyer/member/collection/delete/GOODS/{id}" },
  "favourite.removeStore": { method: "DELETE", path: "/buyer/member/storeCollection/delete/STORE/{id}" },
  "favourite.unwatchPrice": absent,
  "favourite.unwatchStock": absent,
  "favourite.watchPrice": absent,
  "favourite.watchStock": absent,
  // footprint
  "footprint.clear": { method: "DELETE", path: "/buyer/member/footprint" },
  "footprint.list": { method: "GET", path: "/buyer/member/footprint", place: "query" },
  "footprint.remove": { method: "DELETE", path: "/buyer/member/footprint/delByIds/{ids}" },
  // receipt
  "receipt.get": { method: "GET", path: "/buyer/trade/receipt/{id}" },
  "receipt.list": { method: "GET", path: "/buyer/trade/receipt", place: "query" },
  "receipt.save": { method: "POST", path: "/buyer/trade/receipt", place: "form" },
  // afterSale
  "afterSale.apply": {
    method: "POST",
    path: "/buyer/order/afterSale/save/{orderItemSn}",
    place: "form",
    fromPath: ["orderItemSn"],
  },
  "afterSale.applyInfo": { method: "GET", path: "/buyer/order/afterSale/applyAfterSaleInfo/{sn}" },
  "afterSale.cancel": { method: "POST", path: "/buyer/order/afterSale/cancel/{sn}" },
  "afterSale.delivery": { method: "POST", path: "/buyer/order/afterSale/delivery/{afterSaleSn}", place: "query" },
  "afterSale.get": { method: "GET", path: "/buyer/order/afterSale/get/{sn}", read: sendingBackAllowed },
  "afterSale.list": { method: "GET", path: "/buyer/order/afterSale/page", place: "query", read: sendingBackAllowed },
  "afterSale.logs": { method: "GET", path: "/buyer/order/afterSale/get/getAfterSaleLog/{sn}" },
  "afterSale.reasons": { method: "GET", path: "/buyer/order/afterSale/get/afterSaleReason/{type}" },
  "afterSale.storeAddress": { method: "GET", path: "/buyer/order/afterSale/getStoreAfterSaleAddress/{sn}" },
  // captcha
  "captcha.check": { method: "POST", path: "/common/common/slider/{verificationEnums}", place: "query" },
  "captcha.create": { method: "GET", path: "/common/common/slider/{verificationEnums}" },
  "captcha.work": absent,
  // email
  "email.send": absent,
  // sms
  "sms.send": { method: "GET", path: "/common/common/sms/{verificationEnums}/{mobile}", phones: ["mobile"] },
  // complaint
  "complaint.cancel": { method: "PUT", path: "/buyer/order/complain/status/{id}" },
  "complaint.communicate": { method: "POST", path: "/buyer/order/complain/communication", place: "query" },
  "complaint.create": { method: "POST", path: "/buyer/order/complain", place: "form" },
  "complaint.get": { method: "GET", path: "/buyer/order/complain/{id}" },
  "complaint.list": { method: "GET", path: "/buyer/order/complain", place: "query" },
  // distribution
  "distribution.apply": { method: "POST", path: "/buyer/distribution/distribution", place: "form" },
  "distribution.bind": { method: "GET", path: "/buyer/distribution/distribution/bindingDistribution/{code}" },
  "distribution.cash": { method: "POST", path: "/buyer/distribution/cash", place: "form" },
  "distribution.cashList": { method: "GET", path: "/buyer/distribution/cash", place: "query" },
  "distribution.checkGoods": { method: "GET", path: "/buyer/distribution/goods/checked/{id}", place: "query" },
  "distribution.get": { method: "GET", path: "/buyer/distribution/distribution" },
  "distribution.goods": { method: "GET", path: "/buyer/distribution/goods", place: "query" },
  "distribution.orders": { method: "GET", path: "/buyer/distribution/order", place: "query" },
  // feedback
  "feedback.create": { method: "POST", path: "/buyer/other/feedback", place: "form", phones: ["mobile"] },
  // email
  "email.post": absent,
  // im
  "im.link": { method: "GET", path: "/common/common/IM" },
  "im.messages": { method: "GET", path: "/im/message", place: "query" },
  "im.send": absent,
  "im.socket": { method: "GET", path: "/lili/webSocket/{accessToken}" },
  "im.talkWith": { method: "GET", path: "/im/talk/by/user/{userId}" },
  "im.talks": { method: "GET", path: "/im/talk/list", place: "query" },
  "im.ticket": absent,
  // logistics
  "logistics.list": { method: "GET", path: "/buyer/other/logistics", place: "query", drop: ["sort", "order"] },
  // message
  "message.letters": absent,
  "message.list": { method: "GET", path: "/buyer/message/member", place: "query" },
  "message.read": { method: "PUT", path: "/buyer/message/member/{id}" },
  "message.remove": { method: "DELETE", path: "/buyer/message/member/{id}" },
  "message.setLetters": absent,
  // pintuan
  "pintuan.members": { method: "GET", path: "/buyer/promotion/pintuan/{pintuanId}/members" },
  // points
  "points.history": { method: "GET", path: "/buyer/member/memberPointsHistory/getByPage", place: "query" },
  "points.summary": { method: "GET", path: "/buyer/member/memberPointsHistory/getMemberPointsHistoryVO" },
  // pointsGoods
  "pointsGoods.categories": { method: "GET", path: "/buyer/promotion/pointsGoods/category", place: "query" },
  "pointsGoods.get": { method: "GET", path: "/buyer/promotion/pointsGoods/{id}" },
  "pointsGoods.list": { method: "GET", path: "/buyer/promotion/pointsGoods", place: "query" },
  // upload
  "upload.file": {
    method: "POST",
    path: "/common/common/upload/file",
    place: "multipart",
    defaults: { directoryPath: "" },
  },
};
