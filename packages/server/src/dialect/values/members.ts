import { type Asking, type Fields, ofBuyer, textOf, type Values } from "./valueObject.ts";

const levels = ["province", "city", "district"];

/** Levels are counted without the country. A region with nothing inside it is a `street`, so the choice ends there. */
function regionOf(own: Fields): Fields {
  const above = textOf(own["path"]).split(",").filter(Boolean).length;
  // Those clients divide `longitude,latitude` at the comma. This shop knows neither.
  const center = own["center"] ?? ",";
  return { level: own["hasChildren"] === false ? "street" : (levels[above] ?? "street"), center };
}

/** A favourite has just been made. */
const madeNow = (_own: Fields, { memberId, moment }: Asking): Fields => ({ memberId, createTime: moment });

const cashOut = "payTime name idNumber settlementBankAccountName settlementBankAccountNum settlementBankBranchName";

/** What belongs to a buyer: account, addresses, favourites, wallet, points, messages, referrals. */
export const memberValues: Values = {
  objects: {
    Member: {
      record: true,
      none: "sex birthday regionId region face storeId clientEnum lastLoginDate gradeId experience",
    },
    MemberAddress: { record: true, none: "alias lon lat", add: (_own, { memberId }) => ({ memberId }) },
    Region: { record: true, none: "adCode cityCode path", add: regionOf },
    RegionPath: { none: "id name" },
    FavouriteGoods: { none: "image price marketEnable" },
    FavouriteStore: { none: "storeLogo selfOperated" },
    FavouriteGoodsRecord: { add: madeNow },
    FavouriteStoreRecord: { record: true, add: madeNow },
    Recharge: { none: "createBy memberName rechargeWay paymentPluginId receivableNo payTime", add: ofBuyer },
    WalletLog: { none: "createBy detail", add: ofBuyer },
    WithdrawApply: {
      record: true,
      none: "inspectRemark inspectTime realName connectNumber errorMessage",
      add: ofBuyer,
    },
    WithdrawalSetting: { none: "minPrice fee type" },
    PointsHistory: { none: "createBy beforePoint content", add: ofBuyer },
    Message: { record: true, none: "messageId", add: ofBuyer },
    Distribution: {
      record: true,
      none: "name idNumber distributionOrderCount settlementBankAccountName settlementBankAccountNum settlementBankBranchName distributionOrderPrice",
      add: ofBuyer,
    },
    DistributionGoods: { none: "specs quantity thumbnail price sn commission" },
    DistributionOrder: {
      none: "distributionId distributionName settleCycle rebate sellBackRebate orderItemSn specs image refundNum memberName",
    },
    DistributionCash: { record: true, none: `distributionId distributionName ${cashOut}` },
    QrLoginResult: { none: "token" },
  },
  answers: {
    "member.me": "Member",
    "member.editOwn": "Member",
    "member.modifyPass": "Member",
    "address.list": "Page<MemberAddress>",
    "address.get": "MemberAddress",
    "address.getDefault": "MemberAddress",
    "address.add": "MemberAddress",
    "address.edit": "MemberAddress",
    "region.children": "Region[]",
    "region.resolve": "RegionPath",
    "favourite.add": "FavouriteGoodsRecord",
    "favourite.addStore": "FavouriteStoreRecord",
    "favourite.list": "Page<FavouriteGoods>",
    "favourite.listStores": "Page<FavouriteStore>",
    "wallet.recharge": "Recharge",
    "wallet.rechargeList": "Page<Recharge>",
    "wallet.logs": "Page<WalletLog>",
    "wallet.withdrawList": "Page<WithdrawApply>",
    "wallet.withdrawalSetting": "WithdrawalSetting",
    "points.history": "Page<PointsHistory>",
    "message.list": "Page<Message>",
    "distribution.get": "Distribution",
    "distribution.apply": "Distribution",
    "distribution.goods": "Page<DistributionGoods>",
    "distribution.orders": "Page<DistributionOrder>",
    "distribution.cashList": "Page<DistributionCash>",
    "session.qrPoll": "QrLoginResult",
  },
};
