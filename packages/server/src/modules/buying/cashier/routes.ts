import * as calls from "@sundry/api/contract/cashier";
import { type Route, serve, serveLongRunning } from "#server/http/serve.ts";
import { provePassword } from "#server/modules/account/wallet/service.ts";
import { cashierDetail, isPaid, payFromWallet, paymentProgress, requirePayable } from "./service.ts";
import { startPayment } from "./paymentStart.ts";

export const cashierRoutes: readonly Route[] = [
  serve(calls.detail, ({ tx, services, buyer, input, lang }) => cashierDetail(tx, services, buyer, input, lang)),
  // Neither hashing a password nor asking a provider holds a transaction open.
  serveLongRunning(calls.pay, async ({ tx, within, services, buyer, input, lang, address }) => {
    if (input.paymentMethod !== "WALLET") return startPayment(within, services, buyer, input, lang);
    await requirePayable(tx, services, buyer, input);
    const proof = await provePassword(tx, services, buyer.id, { password: input.password, address });
    await within((step) => payFromWallet(step, services, buyer, input, proof));
    return null;
  }),
  serve(calls.result, ({ tx, buyer, input }) => isPaid(tx, buyer, input)),
  serve(calls.payment, ({ tx, services, buyer, input }) => paymentProgress(tx, services, buyer, input)),
];
