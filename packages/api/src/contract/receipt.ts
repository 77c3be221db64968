import * as z from "zod/mini";
import { call } from "./call.ts";
import { Receipt } from "./entities/receipt.ts";
import { page, paging } from "./paging.ts";
import { ShortText, maybe } from "./scalars.ts";

const FilledShort = ShortText.check(z.minLength(1));

/** Lists the invoices of the buyer's orders and their saved invoice titles. */
export const list = call({
  id: "receipt.list",
  method: "GET",
  path: "/receipt",
  auth: "required",
  inSpec: false,
  query: z.object({
    receiptTitle: z.optional(ShortText),
    orderSn: z.optional(ShortText),
    receiptStatus: z.optional(ShortText),
    ...paging,
  }),
  result: page(Receipt),
});

/**
 * Saves an invoice title for later; null when it is saved already. Refused: 4002 a field is empty, 1003 the same request
 * within 3 s.
 */
export const save = call({
  id: "receipt.save",
  method: "POST",
  path: "/receipt",
  auth: "required",
  inSpec: false,
  body: z.object({ receiptTitle: FilledShort, taxpayerId: z.optional(ShortText), receiptContent: FilledShort }),
  result: maybe(Receipt),
});

/** Reads one invoice or one saved title. Refused: 20014 unknown or another buyer's. */
export const get = call({
  id: "receipt.get",
  method: "GET",
  path: "/receipt/{id}",
  auth: "required",
  inSpec: false,
  result: Receipt,
});
