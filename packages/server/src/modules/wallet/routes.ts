import * as calls from "@sundry/api/contract/wallet";
import { type Route, serve, servePrepared } from "#server/http/serve.ts";
import { setForgottenPassword } from "./forgottenPassword.ts";
import { walletLog } from "./walletLog.ts";
import { makeRecharge, myRecharges } from "./recharge.ts";
import { hasPassword, preparePassword, provePassword, setPassword, updatePassword, walletView } from "./service.ts";
import { myWithdrawals, requestWithdrawal, withdrawalSetting } from "./withdrawal.ts";

export const walletRoutes: readonly Route[] = [
  serve(calls.get, ({ tx, buyer }) => walletView(tx, buyer.id)),
  serve(calls.checkPassword, ({ tx, buyer }) => hasPassword(tx, buyer.id)),
  servePrepared(
    calls.setPassword,
    ({ tx, services, buyer, input, address }) => preparePassword(tx, services, buyer.id, { ...input, address }),
    ({ tx, services, buyer, input, prepared, ...from }) =>
      input.code
        ? setForgottenPassword(tx, services, buyer, { newHash: prepared.newHash, code: input.code }, from)
        : setPassword(tx, services, buyer.id, prepared),
  ),
  servePrepared(
    calls.updatePassword,
    ({ tx, services, buyer, input: { oldPassword, newPassword: password }, address }) =>
      preparePassword(tx, services, buyer.id, { oldPassword, password, address }),
    ({ tx, services, buyer, prepared }) => updatePassword(tx, services, buyer.id, prepared),
  ),
  serve(calls.logs, ({ tx, services, buyer, input, lang }) => walletLog(tx, services, buyer, input, lang)),
  serve(calls.rechargeList, ({ tx, services, buyer, input }) => myRecharges(tx, services, buyer, input)),
  serve(calls.withdrawList, ({ tx, services, buyer, input }) => myWithdrawals(tx, services, buyer, input)),
  serve(calls.recharge, ({ tx, services, buyer, input }) => makeRecharge(tx, services, buyer, input.price)),
  servePrepared(
    calls.withdraw,
    ({ tx, services, buyer, input: { password }, address }) =>
      provePassword(tx, services, buyer.id, { password, address }),
    ({ tx, services, buyer, input, prepared }) => requestWithdrawal(tx, services, buyer, input, prepared),
  ),
  serve(calls.withdrawalSetting, () => withdrawalSetting),
];
