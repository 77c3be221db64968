import * as z from "zod/mini";
import { Money } from "../scalars.ts";

/** Money a buyer has with the shop: free to spend, and frozen by withdrawals under way. */
export const Wallet = z.object({ memberWallet: Money, memberFrozenWallet: Money });
export type Wallet = z.output<typeof Wallet>;
