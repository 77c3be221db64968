import type { ComponentType } from "react";

/**
 * The files of all pages except the three that most visits start with, by their names in the route table. Loaded with
 * the first of these pages, because the list of their files is as large as a page.
 */
export const secondaryPages = {
  SeckillPage: () => import("./features/seckill/SeckillPage.tsx").then((m) => m.SeckillPage),
  CouponCentrePage: () => import("./features/coupon/CouponCentrePage.tsx").then((m) => m.CouponCentrePage),
  StorePage: () => import("./features/store/StorePage.tsx").then((m) => m.StorePage),
  TopicPage: () => import("./features/page/topic/TopicPage.tsx").then((m) => m.TopicPage),
  ArticlePage: () => import("./features/article/ArticlePage.tsx").then((m) => m.ArticlePage),
  LoginPage: () => import("./features/session/LoginPage.tsx").then((m) => m.LoginPage),
  RegisterPage: () => import("./features/session/RegisterPage.tsx").then((m) => m.RegisterPage),
  CartPage: () => import("./features/cart/CartPage.tsx").then((m) => m.CartPage),
  SettlementPage: () => import("./features/checkout/SettlementPage.tsx").then((m) => m.SettlementPage),
  CashierPage: () => import("./features/cashier/CashierPage.tsx").then((m) => m.CashierPage),
  PayDonePage: () => import("./features/cashier/PayDonePage.tsx").then((m) => m.PayDonePage),
  OrderListPage: () => import("./features/order/OrderListPage.tsx").then((m) => m.OrderListPage),
  OrderDetailPage: () => import("./features/order/OrderDetailPage.tsx").then((m) => m.OrderDetailPage),
  InvoicePage: () => import("./features/order/InvoicePage.tsx").then((m) => m.InvoicePage),
  ForgetPasswordPage: () => import("./features/session/ForgetPasswordPage.tsx").then((m) => m.ForgetPasswordPage),
  ContactPage: () => import("./features/feedback/ContactPage.tsx").then((m) => m.ContactPage),
  PointGoodsPage: () => import("./features/pointsGoods/PointGoodsPage.tsx").then((m) => m.PointGoodsPage),
  PointMallPage: () => import("./features/pointsGoods/PointMallPage.tsx").then((m) => m.PointMallPage),
  QrPayPage: () => import("./features/cashier/QrPayPage.tsx").then((m) => m.QrPayPage),
  StoreEntryPage: () => import("./features/storeEntry/StoreEntryPage.tsx").then((m) => m.StoreEntryPage),
  MemberHomePage: () => import("./features/member/home/MemberHomePage.tsx").then((m) => m.MemberHomePage),
  FootprintsPage: () => import("./features/footprint/FootprintsPage.tsx").then((m) => m.FootprintsPage),
  WalletPage: () => import("./features/wallet/WalletPage.tsx").then((m) => m.WalletPage),
  FileComplaintPage: () => import("./features/complaint/FileComplaintPage.tsx").then((m) => m.FileComplaintPage),
  OwnedCouponsPage: () => import("./features/coupon/owned/OwnedCouponsPage.tsx").then((m) => m.OwnedCouponsPage),
  EvaluationListPage: () => import("./features/evaluation/EvaluationListPage.tsx").then((m) => m.EvaluationListPage),
  AddEvaluationPage: () => import("./features/evaluation/AddEvaluationPage.tsx").then((m) => m.AddEvaluationPage),
  EvaluationPage: () => import("./features/evaluation/EvaluationPage.tsx").then((m) => m.EvaluationPage),
  ComplaintListPage: () => import("./features/complaint/ComplaintListPage.tsx").then((m) => m.ComplaintListPage),
  ComplaintPage: () => import("./features/complaint/ComplaintPage.tsx").then((m) => m.ComplaintPage),
  AccountSafePage: () => import("./features/member/account/AccountSafePage.tsx").then((m) => m.AccountSafePage),
  ModifyPasswordPage: () =>
    import("./features/member/account/ModifyPasswordPage.tsx").then((m) => m.ModifyPasswordPage),
  ResetPayPasswordPage: () =>
    import("./features/member/account/ResetPayPasswordPage.tsx").then((m) => m.ResetPayPasswordPage),
  FavouritesPage: () => import("./features/favourite/FavouritesPage.tsx").then((m) => m.FavouritesPage),
  DistributionPage: () => import("./features/distribution/DistributionPage.tsx").then((m) => m.DistributionPage),
  PointsPage: () => import("./features/points/PointsPage.tsx").then((m) => m.PointsPage),
  ProfilePage: () => import("./features/member/account/ProfilePage.tsx").then((m) => m.ProfilePage),
  AfterSaleListPage: () => import("./features/afterSale/AfterSaleListPage.tsx").then((m) => m.AfterSaleListPage),
  ApplyAfterSalePage: () => import("./features/afterSale/ApplyAfterSalePage.tsx").then((m) => m.ApplyAfterSalePage),
  AfterSalePage: () => import("./features/afterSale/AfterSalePage.tsx").then((m) => m.AfterSalePage),
  AddressListPage: () => import("./features/address/AddressListPage.tsx").then((m) => m.AddressListPage),
  AddressPage: () => import("./features/address/AddressPage.tsx").then((m) => m.AddressPage),
  MessageListPage: () => import("./features/message/MessageListPage.tsx").then((m) => m.MessageListPage),
  MessagePage: () => import("./features/message/MessagePage.tsx").then((m) => m.MessagePage),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
