import type { Route } from "#server/http/serve.ts";
import { addressRoutes } from "../account/address/routes.ts";
import { afterSaleRoutes } from "../aftercare/afterSale/routes.ts";
import { articleRoutes } from "../catalogue/article/routes.ts";
import { captchaRoutes } from "../platform/captcha/routes.ts";
import { cartRoutes } from "../buying/cart/routes.ts";
import { cashierRoutes } from "../buying/cashier/routes.ts";
import { checkoutRoutes } from "../buying/checkout/routes.ts";
import { codesRoutes } from "../platform/codes/routes.ts";
import { complaintRoutes } from "../aftercare/complaint/routes.ts";
import { couponRoutes } from "../catalogue/coupon/routes.ts";
import { distributionRoutes } from "../buying/distribution/routes.ts";
import { evaluationRoutes } from "../aftercare/evaluation/routes.ts";
import { favouriteRoutes } from "../catalogue/favourite/routes.ts";
import { feedbackRoutes } from "../account/feedback/routes.ts";
import { footprintRoutes } from "../catalogue/footprint/routes.ts";
import { goodsRoutes } from "../catalogue/goods/routes.ts";
import { imRoutes } from "../aftercare/im/routes.ts";
import { logisticsRoutes } from "../platform/logistics/routes.ts";
import { memberRoutes } from "../account/member/routes.ts";
import { messageRoutes } from "../account/message/routes.ts";
import { orderRoutes } from "../buying/order/routes.ts";
import { overviewRoutes } from "./overview.ts";
import { pageRoutes } from "../catalogue/page/routes.ts";
import { pintuanRoutes } from "../catalogue/pintuan/routes.ts";
import { pointsRoutes } from "../buying/points/routes.ts";
import { pointsGoodsRoutes } from "../catalogue/pointsGoods/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { receiptRoutes } from "../buying/receipt/routes.ts";
import { regionRoutes } from "../platform/region/routes.ts";
import { seckillRoutes } from "../catalogue/seckill/routes.ts";
import { sessionRoutes } from "../account/session/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { storeRoutes } from "../catalogue/store/routes.ts";
import { storeEntryRoutes } from "../catalogue/storeEntry/routes.ts";
import { uploadRoutes } from "../platform/upload/routes.ts";
import { walletRoutes } from "../account/wallet/routes.ts";

/** Every call the server serves. */
export const allRoutes: readonly Route[] = [
  ...addressRoutes,
  ...afterSaleRoutes,
  ...articleRoutes,
  ...captchaRoutes,
  ...cartRoutes,
  ...cashierRoutes,
  ...checkoutRoutes,
  ...codesRoutes,
  ...complaintRoutes,
  ...couponRoutes,
  ...distributionRoutes,
  ...evaluationRoutes,
  ...favouriteRoutes,
  ...feedbackRoutes,
  ...footprintRoutes,
  ...goodsRoutes,
  ...imRoutes,
  ...logisticsRoutes,
  ...memberRoutes,
  ...messageRoutes,
  ...orderRoutes,
  ...overviewRoutes,
  ...pageRoutes,
  ...pintuanRoutes,
  ...pointsRoutes,
  ...pointsGoodsRoutes,
  ...privacyRoutes,
  ...receiptRoutes,
  ...regionRoutes,
  ...seckillRoutes,
  ...sessionRoutes,
  ...siteRoutes,
  ...storeRoutes,
  ...storeEntryRoutes,
  ...uploadRoutes,
  ...walletRoutes,
];
