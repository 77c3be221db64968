import * as z from "zod/mini";
import { ClosingObstacleKind, ClosingProof } from "../enums.ts";
import { DateTime, maybe, Price } from "../scalars.ts";

/** Something that has to end before an account can be closed. */
export const ClosingObstacle = z.object({
  kind: ClosingObstacleKind,
  /** Numbers of the orders, payments, requests, complaints or withdrawals; empty for other kinds. */
  names: z.array(z.string()),
  /** How much money there is, for `MONEY` and `COMMISSION`. */
  amount: Price,
});
export type ClosingObstacle = z.output<typeof ClosingObstacle>;

/** Whether and when a buyer's account closes. */
export const AccountClosing = z.object({
  /** When the account closes; absent unless the buyer has asked for it. */
  closesAt: maybe(DateTime),
  /** What the buyer has to give to close it; absent for a buyer without a password, number and email address. */
  proof: maybe(ClosingProof),
  obstacles: z.array(ClosingObstacle),
});
export type AccountClosing = z.output<typeof AccountClosing>;

/** An archive with everything that the shop keeps about a buyer. */
export const DataArchive = z.object({
  /** Its address on the shop. Whoever has it can download the archive. */
  url: z.string(),
  /** Until when the address works. */
  until: DateTime,
});
export type DataArchive = z.output<typeof DataArchive>;
