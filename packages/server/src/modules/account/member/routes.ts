import * as calls from "@sundry/api/contract/member";
import { type Route, serve } from "#server/http/serve.ts";
import { editOwn } from "./profile.ts";
import { ownAccount } from "./service.ts";

export const memberRoutes: readonly Route[] = [
  serve(calls.me, ({ tx, services, buyer }) => ownAccount(tx, services, buyer.id)),
  serve(calls.editOwn, ({ tx, services, buyer, input, lang }) => editOwn(tx, services, buyer.id, input, lang)),
];
