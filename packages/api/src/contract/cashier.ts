import * as z from "zod/mini";
import { call } from "./call.ts";
import { CashierDetail, CashierPayment } from "./entities/cashier.ts";
import { CashierOrderType, ClientType, PaymentMethod } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { NonEmpty, Secret, maybe } from "./scalars.ts";

/** `sn` is the number of a trade, an order or a recharge, depending on `orderType`. */
const bill = { orderType: closedEnum(CashierOrderType), sn: NonEmpty, clientType: closedEnum(ClientType) };

/**
 * Reads what the payment page shows. Refused: 32003 already paid, 32006 not waiting for payment, 32000 nothing to pay,
 * 31002 unknown, 20005 another buyer's.
 */
export const detail = call({
  id: "cashier.detail",
  method: "GET",
  path: "/payment/cashier/tradeDetail",
  auth: "required",
  inSpec: false,
  query: z.object(bill),
  result: CashierDetail,
});

/**
 * Pays or starts a payment. ALIPAY, WECHAT and CARD with NATIVE return the text of a QR code, the same one while it
 * waits;
 * BANK_TRANSFER tells the shop that a transfer is on its way; WALLET pays at once and needs the payment `password` if
 * the buyer has set one. This is a POST with a body, although the specification has a GET: a network may repeat a GET,
 * and a password must not be part of an address. Refused: 32003 already paid, 32006 not waiting for payment, 32000
 * nothing to pay, 34001 balance too low, 34010 no payment password, 34011 a wrong one, 32012 a recharge from the wallet, 32008 unknown
 * method, 32009 not with this client, 32004 the provider failed, 31002 unknown.
 */
export const pay = call({
  id: "cashier.pay",
  method: "POST",
  path: "/payment/cashier/pay/{paymentMethod}/{paymentClient}",
  auth: "required",
  inSpec: false,
  body: z.object({ ...bill, password: z.optional(Secret) }),
  result: maybe(z.string()),
});

/** Checks whether it is paid, while a QR code is shown. Refused: 32011 or 31002 unknown. */
export const result = call({
  id: "cashier.result",
  method: "GET",
  path: "/payment/cashier/result",
  auth: "required",
  inSpec: false,
  query: z.object(bill),
  result: z.boolean(),
});

/**
 * Reads the progress of a payment: code, amount and expiry while it waits, afterwards its outcome. `method` looks only
 * at attempts with this method. Refused: 32011 or 31002 unknown, 20005 another buyer's.
 */
export const payment = call({
  id: "cashier.payment",
  method: "GET",
  path: "/payment/cashier/payment",
  auth: "required",
  inSpec: false,
  query: z.object({ ...bill, method: z.optional(closedEnum(PaymentMethod)) }),
  result: CashierPayment,
});
