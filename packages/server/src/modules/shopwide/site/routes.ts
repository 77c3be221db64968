import { get } from "@sundry/api/contract/site";
import { type Route, serveShared } from "#server/http/serve.ts";
import { site } from "./service.ts";

const minute = 60_000;

export const siteRoutes: readonly Route[] = [
  serveShared(get, minute, ({ tx, lang, services }) => site(tx, lang, services)),
];
