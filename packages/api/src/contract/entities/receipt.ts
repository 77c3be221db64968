import * as z from "zod/mini";
import { DateTime, Id, maybe, Price } from "../scalars.ts";

/** Invoice details of an order, or a saved invoice title (without an order). */
export const Receipt = z.object({
  id: maybe(Id),
  receiptTitle: maybe(z.string()),
  taxpayerId: maybe(z.string()),
  receiptContent: maybe(z.string()),
  receiptPrice: Price,
  orderSn: maybe(z.string()),
  storeId: maybe(Id),
  storeName: maybe(z.string()),
  /** 0 when not issued, 1 when issued. */
  receiptStatus: maybe(z.int()),
  createTime: maybe(DateTime),
  /** Ours: when it was issued; only in the answer of `order.get`. */
  issueTime: maybe(DateTime),
});
export type Receipt = z.output<typeof Receipt>;
