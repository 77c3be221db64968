import { type SQL, sql } from "drizzle-orm";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { taxByRate, type TaxShare } from "#server/money/tax.ts";

/** Amounts of sales, in cents. Goods less discounts and coupons plus freight is what was taken. */
export interface SalesSums {
  /** Orders paid. */
  orders: number;
  goodsCents: number;
  discountCents: number;
  couponCents: number;
  freightCents: number;
  takenCents: number;
  /** Paid back to buyers, whenever they had paid. */
  refundedCents: number;
  netCents: number;
  /** What of `netCents` was taxed, by rate; the rest is of orders without tax. */
  taxes: TaxShare[];
}

/** What was sold on a day of the shop's zone (`yyyy-MM-dd`), paid in one way; `NOTHING`: there was nothing to pay. */
export interface SalesRow extends SalesSums {
  day: string;
  method: PaymentMethod | "NOTHING";
}

export interface Sales {
  rows: SalesRow[];
  total: SalesSums;
  /** What the ledger's accounts of the stores gained more than the rows say: 0 in a sound shop. */
  ledgerDifferenceCents: number;
}

/** Sales from a moment up to another, by day and payment method, with the ledger as their source. */
export async function salesOf(tx: Tx, zone: string, from: Date, to: Date): Promise<Sales> {
  const during = (column: "at" | "t.created_at" | "o.paid_at" | "e.created_at") =>
    sql`${sql.raw(column)} >= ${from.toISOString()} and ${sql.raw(column)} < ${to.toISOString()}`;
  const { rows: found } = (await tx.execute(sql`
    with moved as (
      select t.created_at as at, o.payment_method as method, 1 as orders, o.goods_cents, o.discount_cents,
        o.coupon_cents, o.freight_cents, e.amount_cents as taken_cents, 0 as refunded_cents
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      join orders o on o.sn = t.reference
      where e.account like 'sales:%' and t.kind in ('WALLET_PAY', 'PROVIDER_PAY') and ${during("t.created_at")}
      union all
      select o.paid_at, 'NOTHING', 1, o.goods_cents, o.discount_cents, o.coupon_cents, o.freight_cents, 0, 0
      from orders o where o.flow_cents = 0 and ${during("o.paid_at")}
      union all
      -- After the reference stands the way of payment, unless it was the wallet.
      select t.created_at, coalesce(nullif(split_part(t.reference, ':', 2), ''), 'WALLET'), 0, 0, 0, 0, 0, 0,
        -e.amount_cents
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      where e.account like 'sales:%' and t.kind = 'WALLET_REFUND' and ${during("t.created_at")}
    )
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, method, sum(orders) as orders,
      sum(goods_cents) as goods, sum(discount_cents) as discount, sum(coupon_cents) as coupon,
      sum(freight_cents) as freight, sum(taken_cents) as taken, sum(refunded_cents) as refunded
    from moved group by 1, 2 order by 1, 2`)) as { rows: Record<string, string>[] };
  const taxes = await taxesOf(tx, zone, during("t.created_at"));
  const rows = found.map(({ day = "", method, ...sums }): SalesRow => {
    const of = (name: string) => Number(sums[name]);
    return {
      day,
      method: method as SalesRow["method"],
      orders: of("orders"),
      goodsCents: of("goods"),
      discountCents: of("discount"),
      couponCents: of("coupon"),
      freightCents: of("freight"),
      takenCents: of("taken"),
      refundedCents: of("refunded"),
      netCents: of("taken") - of("refunded"),
      taxes: taxes.get(`${day} ${method}`) ?? [],
    };
  });
  const total = totalOf(rows);
  const { rows: ledger } = (await tx.execute(
    sql`select coalesce(sum(e.amount_cents), 0) as gained from ledger_entries e
      where e.account like 'sales:%' and ${during("e.created_at")}`,
  )) as { rows: { gained: string }[] };
  return { rows, total, ledgerDifferenceCents: Number(ledger[0]?.gained) - total.netCents };
}

/** What was taxed in a time, less refunds, by day and payment method: the recorded tax of the same movements of the ledger. */
async function taxesOf(tx: Tx, zone: string, isDuring: SQL): Promise<ReadonlyMap<string, TaxShare[]>> {
  const { rows } = (await tx.execute(sql`
    select to_char(t.created_at at time zone ${zone}, 'YYYY-MM-DD') as day, x.rate, sum(x.cents) as cents, sum(x.tax_cents) as tax,
      case when x.is_refund then coalesce(nullif(split_part(x.reference, ':', 2), ''), 'WALLET') else o.payment_method end as method
    from order_taxes x
    join orders o on o.sn = x.order_sn
    join ledger_transactions t on t.reference = x.reference
      and case when x.is_refund then t.kind = 'WALLET_REFUND' else t.kind in ('WALLET_PAY', 'PROVIDER_PAY') end
    where ${isDuring} group by day, x.rate, method`)) as { rows: Record<string, string>[] };
  const shares = rows.map(({ day, method, rate, cents, tax }) => ({
    key: `${day} ${method}`,
    share: { rate: Number(rate), grossCents: Number(cents), taxCents: Number(tax) },
  }));
  const byRow = Map.groupBy(shares, ({ key }) => key);
  return new Map([...byRow].map(([key, some]) => [key, taxByRate(some.map(({ share }) => share))]));
}

function totalOf(rows: readonly SalesRow[]): SalesSums {
  const sum = (name: Exclude<keyof SalesSums, "taxes">) => rows.reduce((all, row) => all + row[name], 0);
  return {
    orders: sum("orders"),
    goodsCents: sum("goodsCents"),
    discountCents: sum("discountCents"),
    couponCents: sum("couponCents"),
    freightCents: sum("freightCents"),
    takenCents: sum("takenCents"),
    refundedCents: sum("refundedCents"),
    netCents: sum("netCents"),
    taxes: taxByRate(rows.flatMap(({ taxes }) => taxes)),
  };
}
