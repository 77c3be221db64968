import * as z from "zod/mini";
import { PaymentMethod, PayStatus, WalletLogType, WithdrawStatus } from "../enums.ts";
import { DateTime, Id, maybe, Money } from "../scalars.ts";

/** Money a buyer has with the shop: free to spend, and frozen by withdrawals under way. */
export const Wallet = z.object({ memberWallet: Money, memberFrozenWallet: Money });
export type Wallet = z.output<typeof Wallet>;

/** A line of the wallet log. */
export const WalletLog = z.object({
  id: Id,
  memberId: Id,
  memberName: maybe(z.string()),
  /** Signed: negative went out. */
  money: Money,
  serviceType: WalletLogType,
  /** Reason in a sentence, in the language of the reader. */
  detail: maybe(z.string()),
  createBy: maybe(z.string()),
  createTime: DateTime,
});
export type WalletLog = z.output<typeof WalletLog>;

/** A recharge of the wallet. */
export const Recharge = z.object({
  id: Id,
  createBy: maybe(z.string()),
  createTime: DateTime,
  /** Number that the cashier takes with orderType RECHARGE. */
  rechargeSn: z.string(),
  memberId: maybe(Id),
  memberName: maybe(z.string()),
  rechargeMoney: Money,
  /** How it was paid; null until then. */
  rechargeWay: maybe(PaymentMethod),
  payStatus: PayStatus,
  /** Number of the payment at its provider. */
  receivableNo: maybe(z.string()),
  payTime: maybe(DateTime),
});
export type Recharge = z.output<typeof Recharge>;

/** A request to pay money out of the wallet. */
export const WithdrawApply = z.object({
  id: Id,
  createBy: maybe(z.string()),
  createTime: DateTime,
  updateTime: maybe(DateTime),
  sn: z.string(),
  applyMoney: Money,
  applyStatus: WithdrawStatus,
  memberId: Id,
  memberName: maybe(z.string()),
  /** What the market says to a refusal. */
  inspectRemark: maybe(z.string()),
  inspectTime: maybe(DateTime),
  realName: maybe(z.string()),
  /** Account at the payout provider. */
  connectNumber: maybe(z.string()),
  /** Why the payout failed (state ERROR). */
  errorMessage: maybe(z.string()),
});
export type WithdrawApply = z.output<typeof WithdrawApply>;

/** Conditions of a withdrawal. */
export const WithdrawalSetting = z.object({
  /** Smallest amount. */
  minPrice: maybe(Money),
  /** Taken from the amount on its way out. */
  fee: maybe(Money),
  /** Payout channel, WECHAT or ALI; ALI wants a name and an account. */
  type: maybe(z.string()),
});
export type WithdrawalSetting = z.output<typeof WithdrawalSetting>;
