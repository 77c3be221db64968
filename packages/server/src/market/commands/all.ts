import type { Command } from "../command.ts";
import { afterSaleCommands } from "./afterSales.ts";
import { chatCommands } from "./chat.ts";
import { complaintCommands } from "./complaints.ts";
import { distributionCommands } from "./distribution.ts";
import { evaluationCommands } from "./evaluations.ts";
import { flashSaleCommands } from "./flashSales.ts";
import { goodsCommands } from "./goods.ts";
import { moneyCommands } from "./money.ts";
import { orderCommands } from "./orders.ts";
import { storeEntryCommands } from "./storeEntries.ts";
import { waitingCommands } from "./waiting.ts";

/** All actions of the other side of the marketplace for the terminal. A new area adds its list here. */
export const marketCommands: readonly Command[] = [
  ...waitingCommands,
  ...orderCommands,
  ...afterSaleCommands,
  ...complaintCommands,
  ...chatCommands,
  ...evaluationCommands,
  ...goodsCommands,
  ...flashSaleCommands,
  ...moneyCommands,
  ...distributionCommands,
  ...storeEntryCommands,
];
