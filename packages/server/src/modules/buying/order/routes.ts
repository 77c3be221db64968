import * as calls from "@sundry/api/contract/order";
import { type Route, serve } from "#server/http/serve.ts";
import { issueInvoice } from "./invoice.ts";
import { newestTracking, packagesOf } from "./parcelView.ts";
import { cancelOrder, confirmReceipt, myOrders, orderDetail, removeOrder } from "./service.ts";

export const orderRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, services, buyer, input, lang }) => myOrders(tx, services, buyer, input, lang)),
  serve(calls.get, ({ tx, services, buyer, input, lang }) => orderDetail(tx, services, buyer, input.sn, lang)),
  serve(calls.cancel, ({ tx, services, buyer, input }) =>
    cancelOrder(tx, services, buyer, input.orderSn, input.reason.trim()),
  ),
  serve(calls.receive, ({ tx, services, buyer, input }) => confirmReceipt(tx, services, buyer, input.sn)),
  serve(calls.remove, ({ tx, services, buyer, input }) => removeOrder(tx, services, buyer, input.sn)),
  serve(calls.traces, ({ tx, services, buyer, input, lang }) => newestTracking(tx, services, buyer, input.sn, lang)),
  serve(calls.packages, ({ tx, services, buyer, input, lang }) => packagesOf(tx, services, buyer, input.sn, lang)),
  serve(calls.tracesList, ({ tx, services, buyer, input, lang }) => packagesOf(tx, services, buyer, input.sn, lang)),
  serve(calls.invoice, ({ tx, services, buyer, input }) => issueInvoice(tx, services, buyer, input.sn)),
];
