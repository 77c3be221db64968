import * as z from "zod/mini";
import { call } from "./call.ts";
import { Receipt } from "./entities/receipt.ts";
import { page, paging } from "./paging.ts";
import { maybe, ShortText } from "./scalars.ts";

const FilledShort = ShortText.check(z.minLength(1));

/** Invoices of the buyer's orders and the titles he keeps. Beyond the specification (decisions 38). */
export const list = call({
  id: "receipt.list",
  method: "GET",
  path: "/receipt",
  auth: "required",
  inSpec: false,
  query: z.object({
    receiptTitle: z.optional(z.string()),
    orderSn: z.optional(z.string()),
    receiptStatus: z.optional(z.string()),
    ...paging,
  }),
  result: page(Receipt),
});

/** Keeps an invoice title for later; null when it is kept already. Refused: 4002 a field is empty, 1003 the same again within 3 s. Beyond the specification. */
export const save = call({
  id: "receipt.save",
  method: "POST",
  path: "/receipt",
  auth: "required",
  inSpec: false,
  body: z.object({ receiptTitle: FilledShort, taxpayerId: z.optional(ShortText), receiptContent: FilledShort }),
  result: maybe(Receipt),
});

/** One invoice, or one title that the buyer keeps. Refused: 20014 unknown or somebody else's. Beyond the specification (decisions 38). */
export const get = call({
  id: "receipt.get",
  method: "GET",
  path: "/receipt/{id}",
  auth: "required",
  inSpec: false,
  result: Receipt,
});
