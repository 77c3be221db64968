import type { Route } from "#server/http/serve.ts";
import { addressRoutes } from "./address/routes.ts";
import { afterSaleRoutes } from "./afterSale/routes.ts";
import { articleRoutes } from "./article/routes.ts";
import { captchaRoutes } from "./captcha/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { cashierRoutes } from "./cashier/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { codesRoutes } from "./codes/routes.ts";
import { complaintRoutes } from "./complaint/routes.ts";
import { couponRoutes } from "./coupon/routes.ts";
import { distributionRoutes } from "./distribution/routes.ts";
import { evaluationRoutes } from "./evaluation/routes.ts";
import { favouriteRoutes } from "./favourite/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { footprintRoutes } from "./footprint/routes.ts";
import { goodsRoutes } from "./goods/routes.ts";
import { imRoutes } from "./im/routes.ts";
import { logisticsRoutes } from "./logistics/routes.ts";
import { memberRoutes } from "./member/routes.ts";
import { messageRoutes } from "./message/routes.ts";
import { orderRoutes } from "./order/routes.ts";
import { overviewRoutes } from "./overview.ts";
import { pageRoutes } from "./page/routes.ts";
import { pintuanRoutes } from "./pintuan/routes.ts";
import { pointsRoutes } from "./points/routes.ts";
import { pointsGoodsRoutes } from "./pointsGoods/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { receiptRoutes } from "./receipt/routes.ts";
import { regionRoutes } from "./region/routes.ts";
import { seckillRoutes } from "./seckill/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { storeRoutes } from "./store/routes.ts";
import { storeEntryRoutes } from "./storeEntry/routes.ts";
import { uploadRoutes } from "./upload/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";

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
