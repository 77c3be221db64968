import { reconcile } from "#server/modules/buying/cashier/reconcile.ts";
import { sendRefunds } from "#server/modules/buying/payment/refunds.ts";
import { booksOf } from "./books.ts";
import type { Model } from "./model.ts";
import { dayMs } from "./offers.ts";
import { arrives } from "./payingSteps.ts";
import type { Run } from "./shop.ts";
import { same } from "./step.ts";

/**
 * At the end of a sequence, the comparison with the provider of cards finds those payments that the shop has not heard of,
 * and nothing once it has heard of them and sent back what it owes.
 */
export async function sameAsProvider(model: Model, run: Run): Promise<void> {
  const byCard = model.payments.filter(({ method }) => method === "CARD");
  if (byCard.length === 0) return same(await differences(run), []);
  const unheard = byCard.filter(({ ended }) => !ended);
  await sendAll(run);
  same(await differences(run), unheard.map(({ token }) => `PAID_THERE ${token}`).toSorted());
  for (const payment of unheard) await arrives(model, run, payment);
  await sendAll(run);
  same(await differences(run), []);
  same(await booksOf(run), { ...model.seen(), faults: [] }, "after all payments have arrived");
}

function sendAll({ tx, services }: Run): Promise<void> {
  const failed = (error: unknown) => {
    throw error;
  };
  return sendRefunds({ db: tx, services, failed });
}

async function differences({ tx, services, clock }: Run): Promise<string[]> {
  const when = { from: new Date(0), to: new Date(clock.at + dayMs) };
  const found = await reconcile({ db: tx, services }, when);
  return found.differences.map(({ kind, payment }) => `${kind} ${payment}`).toSorted();
}
