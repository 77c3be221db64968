import type { ClosingObstacle } from "@sundry/api/contract/entities/privacy";
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/transaction.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { fromWire, toWire } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";

/** What has to end before a buyer's account can be closed. Empty: it can. */
export async function obstaclesOf(tx: Tx, { clock }: Services, memberId: string): Promise<ClosingObstacle[]> {
  const now = new Date(clock.now()).toISOString();
  const { rows } = (await tx.execute(sql`select
    (select array_agg(sn order by sn) from orders
      where member_id = ${memberId} and state not in ('COMPLETED', 'CANCELLED')) as "ORDER",
    (select balance_cents - welcome_cents from wallets where member_id = ${memberId}) as "MONEY",
    (select array_agg(distinct bill_sn) from payments where member_id = ${memberId}
      and progress in ('WAITING', 'DECLARED') and expires_at > ${now}) as "PAYMENT",
    (select array_agg(sn order by sn) from after_sales where member_id = ${memberId}
      and state not in ('COMPLETE', 'REFUSE', 'SELLER_TERMINATION', 'BUYER_CANCEL')) as "CASE",
    (select array_agg(id order by id) from complaints
      where member_id = ${memberId} and state not in ('COMPLETE', 'CANCEL')) as "COMPLAINT",
    (select array_agg(id order by id) from withdrawals
      where member_id = ${memberId} and state = 'VIA_AUDITING') as "WITHDRAWAL",
    (select pending_cents + free_cents + cashing_cents from distributors where member_id = ${memberId}) as "COMMISSION",
    (select array_agg(state) from store_entries
      where member_id = ${memberId} and state in ('APPLYING', 'OPEN', 'CLOSED')) as "STORE",
    (select array_agg(id) from provider_refunds
      where member_id = ${memberId} and progress = 'PENDING') as "REFUND"`)) as {
    rows: Record<string, string[] | string | number | null>[];
  };
  const [found = {}] = rows;
  return kinds.flatMap((kind): ClosingObstacle[] => {
    const value = found[kind] ?? null;
    if (Array.isArray(value)) return [{ kind, names: namedKinds.has(kind) ? value : [] }];
    return Number(value) > 0 ? [{ kind, names: [], amount: toWire(Number(value)) }] : [];
  });
}

const kinds = [
  ...["ORDER", "MONEY", "PAYMENT", "CASE", "COMPLAINT", "WITHDRAWAL", "COMMISSION", "STORE", "REFUND"],
] as readonly ClosingObstacle["kind"][];
/** Those whose numbers a buyer knows. */
const namedKinds: ReadonlySet<ClosingObstacle["kind"]> = new Set([
  "ORDER",
  "PAYMENT",
  "CASE",
  "COMPLAINT",
  "WITHDRAWAL",
]);

/** Obstacles in words for the shop's people. */
export function obstacleWords(obstacles: readonly ClosingObstacle[], { config }: Services): string[] {
  return obstacles.map(({ kind, names, amount }) => {
    const money = amountWords(amount == null ? 0 : fromWire(amount), "en", config.currency);
    return `${words[kind as keyof typeof words].replace("{money}", money)}${names.length > 0 ? `: ${names.join(", ")}` : ""}`;
  });
}

const words = {
  ORDER: "orders that are not finished",
  MONEY: "{money} in the wallet",
  PAYMENT: "payments that may still come",
  CASE: "requests for returns and refunds",
  COMPLAINT: "complaints",
  WITHDRAWAL: "withdrawals that are not decided",
  COMMISSION: "{money} of commission",
  STORE: "a store, or an application for one",
  REFUND: "a refund that its payment provider has not confirmed",
};
