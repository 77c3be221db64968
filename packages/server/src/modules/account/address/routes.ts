import * as calls from "@sundry/api/contract/address";
import { type Route, serve } from "#server/http/serve.ts";
import { addAddress, addresses, defaultOf, editAddress, oneAddress, removeAddress } from "./service.ts";

export const addressRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, buyer, input }) => addresses(tx, buyer.id, input)),
  serve(calls.get, ({ tx, buyer, input }) => oneAddress(tx, buyer.id, input.id)),
  serve(calls.getDefault, ({ tx, buyer }) => defaultOf(tx, buyer.id)),
  serve(calls.add, ({ tx, services, buyer, input, lang }) => addAddress(tx, services, buyer.id, input, lang)),
  serve(calls.edit, ({ tx, services, buyer, input, lang }) => editAddress(tx, services, buyer.id, input, lang)),
  serve(calls.remove, ({ tx, buyer, input }) => removeAddress(tx, buyer.id, input.id)),
];
