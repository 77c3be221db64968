import * as calls from "@sundry/api/contract/cashier";
import { type Route, serve } from "#server/http/serve.ts";
import { cashierDetail, isPaid, payBill } from "./service.ts";

export const cashierRoutes: readonly Route[] = [
  serve(calls.detail, ({ tx, services, buyer, input, lang }) => cashierDetail(tx, services, buyer, input, lang)),
  serve(calls.pay, ({ tx, services, buyer, input, afterwards }) => payBill(tx, services, buyer, input, afterwards)),
  serve(calls.result, ({ tx, buyer, input }) => isPaid(tx, buyer, input)),
];
