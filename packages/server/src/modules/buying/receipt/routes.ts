import * as calls from "@sundry/api/contract/receipt";
import { type Route, serve } from "#server/http/serve.ts";
import { receiptOf, receipts, saveTitle } from "./service.ts";

export const receiptRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, services, buyer, input, lang }) => receipts(tx, services, buyer.id, input, lang)),
  serve(calls.get, ({ tx, services, buyer, input, lang }) => receiptOf(tx, services, buyer.id, input.id, lang)),
  serve(calls.save, ({ tx, services, buyer, input, lang }) => saveTitle(tx, services, buyer.id, input, lang)),
];
