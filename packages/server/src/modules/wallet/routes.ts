import * as calls from "@sundry/api/contract/wallet";
import { type Route, serve } from "#server/http/serve.ts";
import { walletLog } from "./walletLog.ts";
import { makeRecharge, myRecharges } from "./recharge.ts";
import { hasPassword, setPassword, updatePassword, walletView } from "./service.ts";
import { myWithdrawals, requestWithdrawal, withdrawalSetting } from "./withdrawal.ts";

export const walletRoutes: readonly Route[] = [
  serve(calls.get, ({ tx, buyer }) => walletView(tx, buyer.id)),
  serve(calls.checkPassword, ({ tx, buyer }) => hasPassword(tx, buyer.id)),
  serve(calls.setPassword, ({ tx, services, buyer, input, inBackground }) =>
    setPassword(tx, services, buyer.id, input, inBackground),
  ),
  serve(calls.updatePassword, ({ tx, services, buyer, input, inBackground }) =>
    updatePassword(tx, services, buyer.id, input, inBackground),
  ),
  serve(calls.logs, ({ tx, services, buyer, input, lang }) => walletLog(tx, services, buyer, input, lang)),
  serve(calls.rechargeList, ({ tx, services, buyer, input }) => myRecharges(tx, services, buyer, input)),
  serve(calls.withdrawList, ({ tx, services, buyer, input }) => myWithdrawals(tx, services, buyer, input)),
  serve(calls.recharge, ({ tx, services, buyer, input }) => makeRecharge(tx, services, buyer, input.price)),
  serve(calls.withdraw, ({ tx, services, buyer, input, inBackground }) =>
    requestWithdrawal(tx, services, buyer, input, inBackground),
  ),
  serve(calls.withdrawalSetting, () => withdrawalSetting),
];
