import type { Route } from "#server/http/serve.ts";
import { addressRoutes } from "./address/routes.ts";
import { articleRoutes } from "./article/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { couponListRoutes } from "./coupon/listRoutes.ts";
import { ownedCouponRoutes } from "./coupon/ownedRoutes.ts";
import { evaluationRoutes } from "./evaluation/routes.ts";
import { cashierRoutes } from "./cashier/routes.ts";
import { favouriteRoutes } from "./favourite/routes.ts";
import { footprintRoutes } from "./footprint/routes.ts";
import { orderRoutes } from "./order/routes.ts";
import { receiptRoutes } from "./receipt/routes.ts";
import { goodsRoutes } from "./goods/routes.ts";
import { goodsPageRoutes } from "./goodsPage/routes.ts";
import { memberRoutes } from "./member/routes.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { pageRoutes } from "./page/routes.ts";
import { regionRoutes } from "./region/routes.ts";
import { seckillRoutes } from "./seckill/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { storeRoutes } from "./store/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";
import { afterSaleRoutes } from "./afterSale/routes.ts";
import { captchaRoutes } from "./captcha/routes.ts";
import { complaintRoutes } from "./complaint/routes.ts";
import { distributionRoutes } from "./distribution/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { imRoutes } from "./im/routes.ts";
import { logisticsRoutes } from "./logistics/routes.ts";
import { messageRoutes } from "./message/routes.ts";
import { pintuanRoutes } from "./pintuan/routes.ts";
import { pointsRoutes } from "./points/routes.ts";
import { pointsGoodsRoutes } from "./pointsGoods/routes.ts";
import { codesRoutes } from "./codes/routes.ts";
import { storeEntryRoutes } from "./storeEntry/routes.ts";
import { uploadRoutes } from "./upload/routes.ts";

/** Every call the server answers. */
export const allRoutes: readonly Route[] = [
  ...siteRoutes,
  ...pageRoutes,
  ...goodsRoutes,
  ...goodsPageRoutes,
  ...evaluationRoutes,
  ...storeRoutes,
  ...articleRoutes,
  ...regionRoutes,
  ...seckillRoutes,
  ...sessionRoutes,
  ...memberRoutes,
  ...overviewRoutes,
  ...addressRoutes,
  ...cartRoutes,
  ...couponListRoutes,
  ...ownedCouponRoutes,
  ...cashierRoutes,
  ...favouriteRoutes,
  ...footprintRoutes,
  ...orderRoutes,
  ...receiptRoutes,
  ...walletRoutes,
  ...afterSaleRoutes,
  ...captchaRoutes,
  ...complaintRoutes,
  ...distributionRoutes,
  ...feedbackRoutes,
  ...imRoutes,
  ...logisticsRoutes,
  ...messageRoutes,
  ...pintuanRoutes,
  ...pointsRoutes,
  ...pointsGoodsRoutes,
  ...codesRoutes,
  ...storeEntryRoutes,
  ...uploadRoutes,
];
