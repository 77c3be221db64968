import * as calls from "@sundry/api/contract/member";
import { type Route, serve } from "#server/http/serve.ts";
import { me } from "./service.ts";

export const memberRoutes: readonly Route[] = [
  serve(calls.me, ({ tx, services, buyer }) => me(tx, services, buyer.id)),
];
