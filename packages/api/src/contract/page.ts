import * as z from "zod/mini";
import { call } from "./call.ts";
import { PageData, PageDataRecord } from "./entities/page.ts";
import { ClientType, PageType } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { ShortText, atMost, maybe, Nothing } from "./scalars.ts";

/** Reads the blocks of the home page; null when no page is published. `clientType` is PC for this shop, and if left out. */
export const home = call({
  id: "page.home",
  method: "GET",
  path: "/page/home",
  auth: "none",
  query: z.object({ clientType: z.optional(closedEnum(ClientType)) }),
  result: maybe(PageData),
});

/** Reads a topic page by id, made of the same blocks; null when it has ended. */
export const get = call({
  id: "page.get",
  method: "GET",
  path: "/page/get/{id}",
  auth: "none",
  result: maybe(PageDataRecord),
});

/** Reads the published page of a type, the home page if none is named. For a store page, `num` is the store id. Refused: 61001 `num` is missing. */
export const find = call({
  id: "page.find",
  method: "GET",
  path: "/page",
  auth: "none",
  query: z.object({
    pageClientType: z.optional(closedEnum(ClientType)),
    pageType: z.optional(closedEnum(PageType)),
    num: z.optional(ShortText),
  }),
  result: maybe(PageData),
});

/**
 * Counts a page view, including those of visitors. Do not wait for the answer. `accessPageUrl` holds the path and
 * harmless query names, never an order number, a token or a phone number.
 */
export const log = call({
  id: "page.log",
  method: "POST",
  path: "/page/log",
  auth: "optional",
  body: z.object({
    accessPageUrl: z.string().check(atMost(2000)),
    userAgent: z.string().check(atMost(1000)),
  }),
  result: Nothing,
});
