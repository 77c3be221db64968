import * as calls from "@sundry/api/contract/page";
import { type Route, serve, serveShared } from "#server/http/serve.ts";
import { homePage, logView, pageOfType, topicPage } from "./service.ts";

const minute = 60_000;

export const pageRoutes: readonly Route[] = [
  serveShared(calls.home, minute, ({ tx, lang }) => homePage(tx, lang)),
  serveShared(calls.get, minute, ({ tx, lang, input }) => topicPage(tx, lang, input.id)),
  serveShared(calls.find, minute, ({ tx, lang, input }) => pageOfType(tx, lang, input)),
  serve(calls.log, ({ tx, input, buyer, services: { clock, random } }) =>
    logView(tx, input, { buyerId: buyer?.id ?? null, now: clock.now(), random }),
  ),
];
