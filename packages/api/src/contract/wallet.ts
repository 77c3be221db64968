import * as z from "zod/mini";
import { call } from "./call.ts";
import { Wallet } from "./entities/wallet.ts";
import { Nothing } from "./scalars.ts";
import { NewPassword } from "./session.ts";

/** Balance and frozen amount. Refused: 20003 no valid token. Source: spec 7, wallet. */
export const get = call({ id: "wallet.get", method: "GET", path: "/money/wallet", auth: "required", result: Wallet });

/** Whether a payment password has been set. Source: spec 7, wallet. */
export const checkPassword = call({
  id: "wallet.checkPassword",
  method: "GET",
  path: "/money/wallet/check",
  auth: "required",
  result: z.boolean(),
});

/**
 * Sets the payment password (SE-07). `oldPassword` is ours: demanded when one is set already. Refused: 20010 the old one is
 * wrong, 4002 not acceptable. Source: spec 7, wallet.
 */
export const setPassword = call({
  id: "wallet.setPassword",
  method: "POST",
  path: "/money/wallet/set-password",
  auth: "required",
  body: z.object({ password: NewPassword, oldPassword: z.optional(z.string()) }),
  result: Nothing,
});
