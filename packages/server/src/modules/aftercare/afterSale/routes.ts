import * as calls from "@sundry/api/contract/afterSale";
import { type Route, serve } from "#server/http/serve.ts";
import { applicationInfo, applyAfterSale } from "./application.ts";
import {
  afterSaleDetail,
  afterSaleHistory,
  cancelAfterSale,
  myAfterSales,
  returnAddress,
  sendBack,
} from "./service.ts";
import { reasonsFor } from "./reasons.ts";

export const afterSaleRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, services, buyer, input, lang }) => myAfterSales(tx, services, buyer, input, lang)),
  serve(calls.applyInfo, ({ tx, services, buyer, input, lang }) =>
    applicationInfo(tx, services, buyer, input.sn, lang),
  ),
  serve(calls.reasons, ({ input, lang }) => reasonsFor(input.type, lang)),
  serve(calls.get, ({ tx, services, buyer, input, lang }) => afterSaleDetail(tx, services, buyer, input.sn, lang)),
  serve(calls.logs, ({ tx, services, buyer, input, lang }) => afterSaleHistory(tx, services, buyer, input.sn, lang)),
  serve(calls.apply, ({ tx, services, buyer, input, lang }) => applyAfterSale(tx, services, buyer, input, lang)),
  serve(calls.cancel, ({ tx, services, buyer, input, lang }) => cancelAfterSale(tx, services, buyer, input.sn, lang)),
  serve(calls.delivery, ({ tx, services, buyer, input, lang }) => sendBack(tx, services, buyer, input, lang)),
  serve(calls.storeAddress, ({ tx, buyer, input, lang }) => returnAddress(tx, buyer, input.sn, lang)),
];
