import { sql } from "drizzle-orm";
import { placeholder, reading } from "#server/db/reading.ts";
import { distributionBindings, distributors } from "#server/db/schema/distribution.ts";
import type { Tx } from "#server/db/transaction.ts";
import { isClosed } from "#server/settings/closedParts.ts";
import type { Buyer, Services } from "#server/services.ts";
import { distributorById } from "./queries.ts";
import { bindDays } from "./setting.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Links a buyer to the distributor whose link they opened, in place of another one. Does nothing for an unknown code,
 * for a former distributor, for the buyer's own code, and while distribution is closed. MC-12, rules 15.
 */
export async function bindBuyer(tx: Tx, services: Services, buyer: Buyer, code: string): Promise<void> {
  const distributor = (await isClosed(tx, "distribution")) ? null : await distributorById(tx, code);
  if (distributor?.state !== "PASS" || distributor.memberId === buyer.id) return;
  const endsAt = new Date(services.clock.now() + bindDays * dayMs);
  const row = { memberId: buyer.id, distributorId: distributor.id, endsAt };
  await tx
    .insert(distributionBindings)
    .values(row)
    .onConflictDoUpdate({ target: distributionBindings.memberId, set: row });
}

/** The accepted distributor that orders of the buyer `memberId` count for at the time `now`. */
export const bindingReading = reading(
  { id: distributors.id },
  sql`from ${distributionBindings} join ${distributors} on ${distributors.id} = ${distributionBindings.distributorId}
    where ${distributionBindings.memberId} = ${placeholder("memberId")} and ${distributionBindings.endsAt} > ${placeholder("now")}
      and ${distributors.state} = 'PASS'`,
);
