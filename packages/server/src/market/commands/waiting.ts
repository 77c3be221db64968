import { asc, eq, inArray } from "drizzle-orm";
import { afterSales } from "#server/db/schema/afterSale.ts";
import { complaints } from "#server/db/schema/complaint.ts";
import { orders } from "#server/db/schema/order.ts";
import { payments } from "#server/db/schema/payment.ts";
import { withdrawals } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { openCashRequests } from "#server/modules/buying/distribution/cash.ts";
import { openApplications } from "#server/modules/buying/distribution/service.ts";
import { toWire } from "#server/money/cents.ts";
import type { Command } from "../command.ts";

/** Maximum entries listed of one kind. */
const longest = 50;

/** Lists what waits for the other side of the marketplace, oldest first. */
export const waitingCommands: readonly Command[] = [
  {
    name: "list",
    usage: "",
    does: "lists what is waiting for stores, carriers and the platform",
    async run(tx) {
      const found = await Promise.all([
        openOrders(tx),
        openCases(tx),
        openComplaints(tx),
        openPayments(tx),
        distributors(tx),
      ]);
      const lines = found.flat();
      return lines.length > 0 ? lines.join("\n") : "Nothing is waiting.";
    },
  },
];

async function openOrders(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.state, ["UNDELIVERED", "PARTS_DELIVERED", "DELIVERED", "STAY_PICKED_UP", "TAKE"]))
    .orderBy(asc(orders.createdAt))
    .limit(longest);
  return rows.map(
    ({ sn, state, storeName, flowCents }) => `order ${sn}  ${state}  ${storeName.en}  ${amount(flowCents)}`,
  );
}

async function openCases(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select()
    .from(afterSales)
    .where(inArray(afterSales.state, ["APPLY", "BUYER_RETURN", "WAIT_REFUND"]))
    .orderBy(asc(afterSales.createdAt))
    .limit(longest);
  return rows.map(({ sn, state, kind, orderSn }) => `after-sale ${sn}  ${state}  ${kind} of order ${orderSn}`);
}

async function openComplaints(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select()
    .from(complaints)
    .where(inArray(complaints.state, ["NEW", "WAIT_APPEAL", "COMMUNICATION", "WAIT_ARBITRATION"]))
    .orderBy(asc(complaints.createdAt))
    .limit(longest);
  return rows.map(({ id, state, topic }) => `complaint ${id}  ${state}  ${topic}`);
}

async function openPayments(tx: Tx): Promise<string[]> {
  const [coming, going] = await Promise.all([
    tx.select().from(payments).where(eq(payments.progress, "DECLARED")).orderBy(asc(payments.createdAt)).limit(longest),
    tx
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.state, "VIA_AUDITING"))
      .orderBy(asc(withdrawals.createdAt))
      .limit(longest),
  ]);
  return [
    ...coming.map(({ billSn, amountCents }) => `transfer ${billSn}  ${amount(amountCents)}`),
    ...going.map(({ id, state, amountCents }) => `withdrawal ${id}  ${state}  ${amount(amountCents)}`),
  ];
}

async function distributors(tx: Tx): Promise<string[]> {
  const [applied, asked] = await Promise.all([openApplications(tx), openCashRequests(tx)]);
  return [
    ...applied.map(({ id, name }) => `distributor ${id}  APPLY  ${name}`),
    ...asked.map(({ sn, amountCents }) => `commission ${sn}  APPLY  ${amount(amountCents)}`),
  ];
}

function amount(cents: number): string {
  return toWire(cents).toFixed(2);
}
