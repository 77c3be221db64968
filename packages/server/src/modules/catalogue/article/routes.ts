import * as calls from "@sundry/api/contract/article";
import { type Route, serve, serveShared } from "#server/http/serve.ts";
import { articleList, articleOfKind, articleText, articleTree } from "./service.ts";

const minute = 60_000;

export const articleRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, lang, input, services: { config } }) =>
    articleList(tx, { lang, zone: config.shopZone }, input),
  ),
  serveShared(calls.categories, 10 * minute, ({ tx, lang }) => articleTree(tx, lang)),
  serve(calls.get, ({ tx, lang, input, services: { config } }) =>
    articleText(tx, { lang, zone: config.shopZone }, input.id),
  ),
  serve(calls.getByType, ({ tx, lang, input, services: { config } }) =>
    articleOfKind(tx, { lang, zone: config.shopZone }, input.type),
  ),
];
