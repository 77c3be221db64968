import * as calls from "@sundry/api/contract/privacy";
import { type Route, serve, servePrepared } from "#server/http/serve.ts";
import { signArchive } from "./archiveAddress.ts";
import { closeAccount, closingOf, keepAccount, prepareClosing } from "./closing.ts";

export const privacyRoutes: readonly Route[] = [
  serve(calls.closing, ({ tx, services, buyer }) => closingOf(tx, services, buyer.id)),
  servePrepared(
    calls.close,
    ({ tx, services, buyer, input, ...from }) => prepareClosing(tx, services, buyer.id, input.password, from),
    ({ tx, services, buyer, input, prepared, ...from }) =>
      closeAccount(tx, services, buyer, { proof: prepared, code: input.code }, from),
  ),
  serve(calls.archive, ({ tx, services, buyer }) => signArchive(tx, services, buyer.id)),
  serve(calls.keep, ({ tx, buyer }) => keepAccount(tx, buyer.id)),
];
