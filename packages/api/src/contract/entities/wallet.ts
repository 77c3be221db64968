import * as z from "zod/mini";
import { PaymentMethod, PayStatus, WalletLogType, WithdrawStatus } from "../enums.ts";
import { DateTime, Id, maybe, Money } from "../scalars.ts";

/** A buyer's money in the shop: available, and frozen by open withdrawals. */
export const Wallet = z.object({ memberWallet: Money, memberFrozenWallet: Money });
export type Wallet = z.output<typeof Wallet>;

/** An entry of the wallet history. */
export const WalletLog = z.object({
  id: Id,
  memberId: Id,
  memberName: maybe(z.string()),
  /** Negative when money went out. */
  money: Money,
  serviceType: WalletLogType,
  /** The reason as a sentence in the reader's language. */
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
  /** Its number, which the cashier takes with orderType RECHARGE. */
  rechargeSn: z.string(),
  memberId: maybe(Id),
  memberName: maybe(z.string()),
  rechargeMoney: Money,
  /** Payment method; null until it is paid. */
  rechargeWay: maybe(PaymentMethod),
  payStatus: PayStatus,
  /** The payment provider's number for it. */
  receivableNo: maybe(z.string()),
  payTime: maybe(DateTime),
});
export type Recharge = z.output<typeof Recharge>;

/** A request to withdraw money from the wallet. */
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
  /** The marketplace's reason for a refusal. */
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
  /** Fee, taken from the amount. */
  fee: maybe(Money),
  /** Payout channel, WECHAT or ALI; ALI wants a name and an account. */
  type: maybe(z.string()),
});
export type WithdrawalSetting = z.output<typeof WithdrawalSetting>;
