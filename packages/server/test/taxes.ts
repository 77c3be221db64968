import { type SQL, sql } from "drizzle-orm";
import { inTransaction } from "#server/db/transaction.ts";
import { taxFile, writeTax } from "#server/shop/site/taxFile.ts";
import type { TestShop } from "./support/shop.ts";

/** 19% at home in China, 7% for what is reduced there, 25% in Germany and nothing elsewhere. */
export const usualTax = {
  mode: "included",
  number: "DE123456789",
  seller: ["Clay & Co Ltd", "1 Potter’s Lane", "20095 Hamburg"],
  country: "CN",
  rates: { standard: { CN: 19, DE: 25 }, reduced: { CN: 7 } },
};

/** Sets the shop's tax as `site.json` does; nothing turns it off. */
export async function setTax({ database }: Pick<TestShop, "database">, tax?: object): Promise<void> {
  await inTransaction(database.db, (tx) => writeTax(tx, "site.json", tax && taxFile.parse(tax)));
}

/** Orders whose recorded tax is not that of their lines, and movements of the ledger whose recorded tax is of another amount. */
export const taxFaultRows: SQL = sql`
    select 'tax ' || o.sn as fault from orders o
    left join (select order_sn, sum(cents) as cents, sum(tax_cents) as tax
      from order_taxes group by 1) x on x.order_sn = o.sn
    where o.tax is not null and o.pay_state = 'PAID' and (
      coalesce(x.cents, 0) <> (select sum(i.flow_cents - i.refund_cents) from order_items i where i.order_sn = o.sn)
      or coalesce(x.tax, 0) < 0 or coalesce(x.tax, 0) > o.tax_cents
      or o.tax_cents <> (select sum(i.tax_cents) from order_items i where i.order_sn = o.sn))
    union all
    select 'tax and ledger ' || x.reference from order_taxes x
    left join ledger_transactions t on t.reference = x.reference
      and (t.kind = 'WALLET_REFUND') = x.is_refund and t.kind in ('WALLET_REFUND', 'WALLET_PAY', 'PROVIDER_PAY')
    left join ledger_entries e on e.transaction_id = t.id and e.account like 'sales:%'
    group by x.reference, x.is_refund, e.amount_cents having sum(x.cents) <> coalesce(e.amount_cents, 0)`;

/** The rows of {@link taxFaultRows}. */
export async function taxFaults({ database }: Pick<TestShop, "database">): Promise<unknown[]> {
  return ((await database.db.execute(taxFaultRows)) as { rows: unknown[] }).rows;
}
