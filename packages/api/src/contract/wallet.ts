import * as z from "zod/mini";
import { call } from "./call.ts";
import { Recharge, Wallet, WalletLog, WithdrawalSetting, WithdrawApply } from "./entities/wallet.ts";
import { WithdrawStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Secret, Amount, Nothing } from "./scalars.ts";
import { NewPassword } from "./newPassword.ts";

/** Reads the balance and the frozen amount. Refused: 20003 no valid token. */
export const get = call({ id: "wallet.get", method: "GET", path: "/money/wallet", auth: "required", result: Wallet });

/** Checks whether the buyer has set a payment password. */
export const checkPassword = call({
  id: "wallet.checkPassword",
  method: "GET",
  path: "/money/wallet/check",
  auth: "required",
  result: z.boolean(),
});

/**
 * Sets the payment password. `oldPassword` and `code` are ours: when one is set already, one of them is required. A
 * code stands in for a forgotten password; it was sent to the buyer's own number or address for `WALLET_PASSWORD`
 * (`sms.send`, `email.send`) and counts on the same device. Refused: 34010 the old one is missing, 34011 it is wrong, 80210 the code is
 * wrong or has expired, 1003 too many wrong ones, 20011 the buyer has neither number nor address, 4002 not acceptable.
 */
export const setPassword = call({
  id: "wallet.setPassword",
  method: "POST",
  path: "/money/wallet/set-password",
  auth: "required",
  body: z.object({ password: NewPassword, oldPassword: z.optional(Secret), code: z.optional(ShortText) }),
  result: Nothing,
});

/** Lists the changes of the balance, newest first. `money` is negative when money went out. */
export const logs = call({
  id: "wallet.logs",
  method: "GET",
  path: "/money/log",
  auth: "required",
  query: z.object(paging),
  result: page(WalletLog),
});

/** Lists recharges, paid or not, newest first. */
export const rechargeList = call({
  id: "wallet.rechargeList",
  method: "GET",
  path: "/money/recharge",
  auth: "required",
  query: z.object(paging),
  result: page(Recharge),
});

/** Lists withdrawals, newest first. Both days of a range are included. */
export const withdrawList = call({
  id: "wallet.withdrawList",
  method: "GET",
  path: "/member/withdrawApply",
  auth: "required",
  query: z.object({
    sn: z.optional(ShortText),
    applyStatus: z.optional(closedEnum(WithdrawStatus)),
    startDate: z.optional(ShortText),
    endDate: z.optional(ShortText),
    ...paging,
  }),
  result: page(WithdrawApply),
});

/**
 * Creates a recharge to be paid: the cashier takes its number with orderType RECHARGE. More than 0 and less than 9999,
 * with two decimals. Refused: 32013 another amount, 32014 (ours) more than a wallet may hold, 4002 not a number, 1003
 * the same request within 3 s.
 */
export const recharge = call({
  id: "wallet.recharge",
  method: "POST",
  path: "/recharge",
  auth: "required",
  body: z.object({ price: Amount }),
  result: Recharge,
});

/**
 * Requests a withdrawal. The money is frozen until the marketplace has decided. The limits are those of a recharge, and
 * what can be withdrawn of the balance. Name and account must say who gets the money; another backend can do without
 * them (`withdrawalSetting`). `password` is ours: required when a payment password is set. Refused: 34008 not an amount
 * that can be paid out, 4002 no name or no account, 34002 more than can be withdrawn, 34010 no payment password, 34011 a wrong one, 1003
 * the same request within 3 s.
 */
export const withdraw = call({
  id: "wallet.withdraw",
  method: "POST",
  path: "/money/wallet/withdrawal",
  auth: "required",
  body: z.object({
    price: Amount,
    realName: ShortText,
    connectNumber: ShortText,
    password: z.optional(Secret),
  }),
  result: z.boolean(),
});

/** Reads the smallest amount, the fee and the channel of a withdrawal. */
export const withdrawalSetting = call({
  id: "wallet.withdrawalSetting",
  method: "GET",
  path: "/money/wallet/withdrawalSettingVO",
  auth: "required",
  inSpec: false,
  result: WithdrawalSetting,
});

/**
 * Changes the payment password. Sent as a form, so that it is not part of an address. Refused: 20016 the old one is
 * wrong or none is set, 1003 too many tries, 4002 not acceptable.
 */
export const updatePassword = call({
  id: "wallet.updatePassword",
  method: "POST",
  path: "/money/wallet/update-password/ordinary",
  auth: "required",
  inSpec: false,
  body: z.object({ oldPassword: Secret, newPassword: NewPassword }),
  result: Nothing,
});
