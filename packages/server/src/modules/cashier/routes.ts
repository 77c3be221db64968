import * as calls from "@sundry/api/contract/cashier";
import { type Route, serve, servePrepared } from "#server/http/serve.ts";
import { provePassword } from "#server/modules/wallet/service.ts";
import { cashierDetail, isPaid, payFromWallet, paymentProgress } from "./service.ts";
import { startPayment } from "./paymentStart.ts";

export const cashierRoutes: readonly Route[] = [
  serve(calls.detail, ({ tx, services, buyer, input, lang }) => cashierDetail(tx, services, buyer, input, lang)),
  servePrepared(
    calls.pay,
    ({ tx, services, buyer, input: { paymentMethod, password }, address }) =>
      provePassword(tx, services, buyer.id, { password: paymentMethod === "WALLET" ? password : undefined, address }),
    async ({ tx, services, buyer, input, lang, prepared }) => {
      if (input.paymentMethod !== "WALLET") return startPayment(tx, services, buyer, input, lang);
      await payFromWallet(tx, services, buyer, input, prepared);
      return null;
    },
  ),
  serve(calls.result, ({ tx, buyer, input }) => isPaid(tx, buyer, input)),
  serve(calls.payment, ({ tx, services, buyer, input }) => paymentProgress(tx, services, buyer, input)),
];
