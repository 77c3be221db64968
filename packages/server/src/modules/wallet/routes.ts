import * as calls from "@sundry/api/contract/wallet";
import { type Route, serve } from "#server/http/serve.ts";
import { hasPassword, setPassword, walletView } from "./service.ts";

export const walletRoutes: readonly Route[] = [
  serve(calls.get, ({ tx, buyer }) => walletView(tx, buyer.id)),
  serve(calls.checkPassword, ({ tx, buyer }) => hasPassword(tx, buyer.id)),
  serve(calls.setPassword, ({ tx, services, buyer, input, afterwards }) =>
    setPassword(tx, services, buyer.id, input, afterwards),
  ),
];
