import * as calls from "@sundry/api/contract/storeEntry";
import { type Route, serve } from "#server/http/serve.ts";
import { storeLicence } from "./licence.ts";
import { applyBank, applyCompany, applyStore, entryStatus } from "./service.ts";

export const storeEntryRoutes: readonly Route[] = [
  serve(calls.applyStatus, ({ tx, services, buyer }) => entryStatus(tx, services, buyer.id)),
  serve(calls.applyFirst, ({ tx, services, buyer, input, lang }) => applyCompany(tx, services, buyer.id, input, lang)),
  serve(calls.applySecond, ({ tx, buyer, input }) => applyBank(tx, buyer.id, input)),
  serve(calls.applyThird, ({ tx, services, buyer, input, lang }) => applyStore(tx, services, buyer.id, input, lang)),
  serve(calls.licence, ({ tx, lang, input }) => storeLicence(tx, lang, input.id)),
];
