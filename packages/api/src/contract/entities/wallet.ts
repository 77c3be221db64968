import * as z from "zod/mini";
import { PaymentMethod, PayStatus, WalletLogType, WithdrawStatus } from "../enums.ts";
import { DateTime, Id, maybe, Price } from "../scalars.ts";

/** A buyer's money in the shop: available, and frozen by open withdrawals. */
export const Wallet = z.object({
  memberWallet: Price,
  memberFrozenWallet: Price,
  /** Ours: how much of the available money can be withdrawn. Unknown means all of it. */
  withdrawable: Price,
  /** Ours: the rest of it, which was given for registering and can only be spent. */
  welcomeMoney: Price,
});
export type Wallet = z.output<typeof Wallet>;

/** An entry of the wallet history. */
export const WalletLog = z.object({
  id: Id,
  memberId: Id,
  memberName: maybe(z.string()),
  /** Negative when money went out. */
  money: Price,
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
  rechargeMoney: Price,
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
  applyMoney: Price,
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
  minPrice: Price,
  /** Fee, taken from the amount. */
  fee: Price,
  /** Payout channel, WECHAT or ALI; ALI wants a name and an account. */
  type: maybe(z.string()),
});
export type WithdrawalSetting = z.output<typeof WithdrawalSetting>;
