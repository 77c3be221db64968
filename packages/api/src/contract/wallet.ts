import * as z from "zod/mini";
import { call } from "./call.ts";
import { Recharge, Wallet, WalletLog, WithdrawalSetting, WithdrawApply } from "./entities/wallet.ts";
import { WithdrawStatus } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Day, Money, Nothing } from "./scalars.ts";
import { NewPassword } from "./session.ts";

/** Balance and frozen amount. Refused: 20003 no valid token. Source: spec 7, wallet. */
export const get = call({ id: "wallet.get", method: "GET", path: "/money/wallet", auth: "required", result: Wallet });

/** Whether a payment password has been set. Source: spec 7, wallet. */
export const checkPassword = call({
  id: "wallet.checkPassword",
  method: "GET",
  path: "/money/wallet/check",
  auth: "required",
  result: z.boolean(),
});

/**
 * Sets the payment password (SE-07). `oldPassword` is ours: demanded when one is set already. Refused: 20010 the old one is
 * wrong, 4002 not acceptable. Source: spec 7, wallet.
 */
export const setPassword = call({
  id: "wallet.setPassword",
  method: "POST",
  path: "/money/wallet/set-password",
  auth: "required",
  body: z.object({ password: NewPassword, oldPassword: z.optional(z.string()) }),
  result: Nothing,
});

/** What moved the balance, newest first; `money` is negative for what went out. Source: spec 7, wallet. */
export const logs = call({
  id: "wallet.logs",
  method: "GET",
  path: "/money/log",
  auth: "required",
  query: z.object(paging),
  result: page(WalletLog),
});

/** Recharges, paid or not, newest first. Source: spec 7, wallet. */
export const rechargeList = call({
  id: "wallet.rechargeList",
  method: "GET",
  path: "/money/recharge",
  auth: "required",
  query: z.object(paging),
  result: page(Recharge),
});

/** Withdrawals, newest first; days are included on both ends. Source: spec 7, wallet. */
export const withdrawList = call({
  id: "wallet.withdrawList",
  method: "GET",
  path: "/member/withdrawApply",
  auth: "required",
  query: z.object({
    sn: z.optional(z.string()),
    applyStatus: z.optional(only(WithdrawStatus)),
    startDate: z.optional(Day),
    endDate: z.optional(Day),
    ...paging,
  }),
  result: page(WithdrawApply),
});

/**
 * Makes a recharge that waits to be paid: the cashier takes its number with orderType RECHARGE. More than 0 and less than 9999
 * with two decimals (decisions 23). Refused: 32013 another amount, 4002 no number, 1003 the same again within 3 s. Source: spec 7,
 * wallet.
 */
export const recharge = call({
  id: "wallet.recharge",
  method: "POST",
  path: "/recharge",
  auth: "required",
  body: z.object({ price: Money }),
  result: Recharge,
});

/**
 * Asks for money to be paid out: it is frozen until the market has decided. Limits as for a recharge, and at most the balance.
 * Name and account must be sent and may be empty; `password` is ours: wanted when a payment password is set. Refused:
 * 34008 not an amount that can be paid out, 34002 more than the balance, 20010 wrong payment password, 1003
 * the same again within 3 s. Source: spec 7, wallet.
 */
export const withdraw = call({
  id: "wallet.withdraw",
  method: "POST",
  path: "/money/wallet/withdrawal",
  auth: "required",
  body: z.object({
    price: Money,
    realName: z.string(),
    connectNumber: z.string(),
    password: z.optional(z.string()),
  }),
  result: z.boolean(),
});

/** Smallest amount, fee and channel of a withdrawal. Beyond the specification. */
export const withdrawalSetting = call({
  id: "wallet.withdrawalSetting",
  method: "GET",
  path: "/money/wallet/withdrawalSettingVO",
  auth: "required",
  inSpec: false,
  result: WithdrawalSetting,
});

/**
 * Changes the payment password (SE-07); sent as a form, so that none stands in an address. Refused: 20016 the old one is wrong or
 * none is set, 1003 too many tries, 4002 not acceptable. Beyond the specification (decisions 38).
 */
export const updatePassword = call({
  id: "wallet.updatePassword",
  method: "POST",
  path: "/money/wallet/update-password/ordinary",
  auth: "required",
  inSpec: false,
  body: z.object({ oldPassword: z.string(), newPassword: NewPassword }),
  result: Nothing,
});
