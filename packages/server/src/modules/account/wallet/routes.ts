import * as calls from "@sundry/api/contract/wallet";
import { type Route, serve, servePrepared } from "#server/http/serve.ts";
import { requireForgotten, setForgottenPassword } from "./forgottenPassword.ts";
import { walletLog } from "./walletLog.ts";
import { makeRecharge, myRecharges } from "./recharge.ts";
import {
  hasPassword,
  preparePassword,
  prepareUpdate,
  provePassword,
  setPassword,
  updatePassword,
  walletView,
} from "./service.ts";
import { myWithdrawals, requestWithdrawal, requireAmount, withdrawalSetting } from "./withdrawal.ts";

export const walletRoutes: readonly Route[] = [
  serve(calls.get, ({ tx, buyer }) => walletView(tx, buyer.id)),
  serve(calls.checkPassword, ({ tx, buyer }) => hasPassword(tx, buyer.id)),
  servePrepared(
    calls.setPassword,
    async ({ tx, services, buyer, input, ...from }) => {
      const { code } = input;
      if (code) await requireForgotten(tx, services, buyer, code, from);
      return preparePassword(tx, services, buyer.id, {
        ...input,
        isProven: Boolean(code),
        address: from.address,
        lang: from.lang,
      });
    },
    ({ tx, services, buyer, input, prepared, ...from }) =>
      input.code
        ? setForgottenPassword(tx, services, buyer, { newHash: prepared.newHash, code: input.code }, from)
        : setPassword(tx, services, buyer.id, prepared),
  ),
  servePrepared(
    calls.updatePassword,
    ({ tx, services, buyer, input: { oldPassword, newPassword: password }, address, lang }) =>
      prepareUpdate(tx, services, buyer.id, { oldPassword, password, address, lang }),
    ({ tx, services, buyer, prepared }) => updatePassword(tx, services, buyer.id, prepared),
  ),
  serve(calls.logs, ({ tx, services, buyer, input, lang }) => walletLog(tx, services, buyer, input, lang)),
  serve(calls.rechargeList, ({ tx, services, buyer, input }) => myRecharges(tx, services, buyer, input)),
  serve(calls.withdrawList, ({ tx, services, buyer, input }) => myWithdrawals(tx, services, buyer, input)),
  serve(calls.recharge, ({ tx, services, buyer, input, lang }) => makeRecharge(tx, services, buyer, input.price, lang)),
  servePrepared(
    calls.withdraw,
    async ({ tx, buyer, services, input: { price, password }, address }) => {
      await requireAmount(tx, buyer, price);
      return provePassword(tx, services, buyer.id, { password, address });
    },
    ({ tx, services, buyer, input, prepared, lang }) => requestWithdrawal(tx, services, buyer, input, prepared, lang),
  ),
  serve(calls.withdrawalSetting, () => withdrawalSetting),
];
