import * as calls from "@sundry/api/contract/cashier";
import { type Route, serve } from "#server/http/serve.ts";
import { cashierDetail, isPaid, payFromWallet, paymentProgress } from "./service.ts";
import { startPayment } from "./paymentStart.ts";

export const cashierRoutes: readonly Route[] = [
  serve(calls.detail, ({ tx, services, buyer, input, lang }) => cashierDetail(tx, services, buyer, input, lang)),
  serve(calls.pay, async ({ tx, services, buyer, input, lang, inBackground }) => {
    if (input.paymentMethod !== "WALLET") return startPayment(tx, services, buyer, input, lang);
    await payFromWallet(tx, services, buyer, input, inBackground);
    return null;
  }),
  serve(calls.result, ({ tx, buyer, input }) => isPaid(tx, buyer, input)),
  serve(calls.payment, ({ tx, services, buyer, input }) => paymentProgress(tx, services, buyer, input)),
];
