import { closeAfterSaleWindows, continueOverdueCases } from "#server/modules/aftercare/afterSale/timers.ts";
import { askProviders } from "#server/modules/buying/cashier/asking.ts";
import { sendRefunds } from "#server/modules/buying/payment/refunds.ts";
import { closeComplaintWindows } from "#server/modules/aftercare/complaint/storeAndPlatform.ts";
import { evaluateForgotten } from "#server/modules/aftercare/evaluation/automaticEvaluations.ts";
import { settleCommissions } from "#server/modules/buying/distribution/commission.ts";
import { tellOfLowerPrice } from "#server/modules/catalogue/favourite/priceWatch.ts";
import { tellOfStock } from "#server/modules/catalogue/favourite/stockWatch.ts";
import { continueSearchIndex } from "#server/modules/catalogue/goods/searchIndex.ts";
import { receiveForgotten } from "#server/modules/buying/order/automaticReceipt.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { releasePoints } from "#server/modules/buying/order/pendingPoints.ts";
import { forgetOldLines } from "#server/modules/aftercare/im/retention.ts";
import { composeLetters, forgetOldLetters, letterAnew } from "#server/modules/shopwide/letter/composing.ts";
import { forgetOldMessages } from "#server/modules/account/message/retention.ts";
import { forgetOldOrders } from "#server/modules/shopwide/privacy/forgetting.ts";
import { closeDueAccounts, eraseClosedAccounts } from "#server/modules/shopwide/privacy/timers.ts";
import { deliverDue } from "#server/modules/platform/outgoing/deliver.ts";
import { forgetOldCoupons } from "#server/modules/catalogue/coupon/retention.ts";
import { forgetOldSessions } from "#server/modules/account/session/retention.ts";
import { numberCreditNotes } from "#server/modules/buying/tax/creditNotes.ts";
import { hidePapers } from "#server/modules/catalogue/storeEntry/hiddenPapers.ts";
import { markUnusedPhotos, unusedPhotos } from "#server/modules/platform/upload/retention.ts";
import { runExclusively } from "../platform/timers/exclusive.ts";
import type { Timer } from "../platform/timers/loop.ts";
import { markAllPopular } from "./popularGoods.ts";
import { sweep } from "../platform/timers/sweep.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Everything that happens in the marketplace because time has passed, one line each: `sweep` for entries handled one by
 * one, `alone` for one statement over many rows.
 */
export const shopTimers: readonly Timer[] = [
  { name: "unpaid orders", everyMs: 5 * second, round: (parts) => sweep(parts, closeOverdue) },
  { name: "payments at providers", everyMs: 5 * second, round: askProviders },
  { name: "refunds at providers", everyMs: 5 * second, round: sendRefunds },
  {
    name: "credit notes",
    everyMs: 20 * second,
    round: (parts) => runExclusively("credit notes", parts, numberCreditNotes),
  },
  { name: "letters", everyMs: 2 * second, round: (parts) => sweep(parts, composeLetters) },
  { name: "messages", everyMs: second, round: (parts) => deliverDue({ ...parts, letterAnew }) },
  {
    name: "old letters",
    everyMs: 6 * hour,
    round: (parts) => runExclusively("old letters", parts, forgetOldLetters),
  },
  { name: "forgotten evaluations", everyMs: 10 * minute, round: (parts) => sweep(parts, evaluateForgotten) },
  {
    name: "complaint windows",
    everyMs: 10 * minute,
    round: (parts) => runExclusively("complaint windows", parts, closeComplaintWindows),
  },
  { name: "commissions", everyMs: 5 * minute, round: (parts) => sweep(parts, settleCommissions) },
  { name: "pending points", everyMs: minute, round: (parts) => sweep(parts, releasePoints) },
  { name: "forgotten receipts", everyMs: minute, round: (parts) => sweep(parts, receiveForgotten) },
  { name: "overdue after-sales", everyMs: minute, round: (parts) => sweep(parts, continueOverdueCases) },
  {
    name: "after-sale windows",
    everyMs: 10 * minute,
    round: (parts) => runExclusively("after-sale windows", parts, closeAfterSaleWindows),
  },
  {
    name: "old messages",
    everyMs: 6 * hour,
    round: (parts) => runExclusively("old messages", parts, forgetOldMessages),
  },
  {
    name: "old sessions",
    everyMs: hour,
    round: (parts) => runExclusively("old sessions", parts, forgetOldSessions),
  },
  {
    name: "old coupons",
    everyMs: hour,
    round: (parts) => runExclusively("old coupons", parts, forgetOldCoupons),
  },
  {
    name: "unused photos",
    everyMs: 6 * hour,
    round: async (parts) => {
      await runExclusively("unused photos", parts, markUnusedPhotos);
      await sweep(parts, unusedPhotos);
    },
  },
  {
    name: "search index",
    everyMs: 5 * second,
    round: (parts) => runExclusively("search index", parts, continueSearchIndex),
  },
  { name: "popular goods", everyMs: 10 * minute, round: markAllPopular },
  { name: "lower prices", everyMs: minute, round: (parts) => sweep(parts, tellOfLowerPrice) },
  { name: "back in stock", everyMs: minute, round: (parts) => sweep(parts, tellOfStock) },
  {
    name: "closed accounts",
    everyMs: minute,
    round: async (parts) => {
      await sweep(parts, closeDueAccounts);
      await sweep(parts, eraseClosedAccounts);
    },
  },
  { name: "old orders of closed accounts", everyMs: 6 * hour, round: (parts) => sweep(parts, forgetOldOrders) },
  { name: "papers of applications", everyMs: minute, round: (parts) => sweep(parts, hidePapers) },
  {
    name: "old chat lines",
    everyMs: 6 * hour,
    round: (parts) => runExclusively("old chat lines", parts, forgetOldLines),
  },
];
