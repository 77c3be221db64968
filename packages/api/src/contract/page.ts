import * as z from "zod/mini";
import { call } from "./call.ts";
import { PageData, PageDataRecord } from "./entities/page.ts";
import { ClientType, PageType } from "./enums.ts";
import { only } from "./known.ts";
import { maybe, Nothing } from "./scalars.ts";

/** Blocks of the home page; null when no page is open. `clientType` is PC for this shop. Source: spec 7, content. */
export const home = call({
  id: "page.home",
  method: "GET",
  path: "/page/home",
  auth: "none",
  query: z.object({ clientType: only(ClientType) }),
  result: maybe(PageData),
});

/** A topic page by id, made of the same blocks; null when it has ended (GD-08). Source: spec 7, content. */
export const get = call({
  id: "page.get",
  method: "GET",
  path: "/page/get/{id}",
  auth: "none",
  result: maybe(PageDataRecord),
});

/** The open page of a type. A store page wants the store id in `num`. Refused: 61001 `num` is missing. Source: spec 7, content. */
export const find = call({
  id: "page.find",
  method: "GET",
  path: "/page",
  auth: "none",
  query: z.object({ pageClientType: only(ClientType), pageType: only(PageType), num: z.optional(z.string()) }),
  result: maybe(PageData),
});

/**
 * Counts a page view, of visitors too (HM-14). Send and forget: nobody waits for the answer. `accessPageUrl` holds the path
 * and harmless query names only, never a number, a token or a phone (decisions 29). Source: spec 7, content.
 */
export const log = call({
  id: "page.log",
  method: "POST",
  path: "/page/log",
  auth: "optional",
  body: z.object({
    accessPageUrl: z.string().check(z.maxLength(2000)),
    userAgent: z.string().check(z.maxLength(1000)),
  }),
  result: Nothing,
});
