import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/transaction.ts";
import { taxFaultRows } from "../taxes.ts";
import { couponNames, offers, skuNames, type StoreName } from "./offers.ts";
import type { RealShop, Run } from "./shop.ts";

/** The same things that the model tells of itself, from the tables. */
export async function booksOf(run: Run) {
  const { accounts, ...rest } = await readBooks(run.tx, run);
  const moved: Record<string, number> = {};
  for (const [name, cents] of Object.entries(accounts)) {
    const change = cents - (run.before[name] ?? 0);
    if (change !== 0) moved[name] = change;
  }
  return { ...rest, accounts: moved };
}

type Books = {
  wallet: { balance: number; welcome: number; frozen: number };
  accounts: Record<string, number>;
  points: { own: number; pending: number; owed: number };
  commission: { pending: number; free: number; cashing: number; cashed: number };
  coupons: Record<string, string>;
  used: Record<string, [number, number]>;
  out: Record<string, number>;
  flash: number;
  /** State, price, and what the invoice says. */
  orders: Record<string, [string, number, number | null]>;
  lines: Record<string, number>;
  /** Balance, welcome money and points of those who registered; without any money they have no wallet yet. */
  newcomers: Record<string, [number, number, number]>;
  sentBack: number;
  /** Movements that do not sum to zero, wallets and points that differ from their history, trades from their orders. */
  faults: string[];
};

/** The books of a marketplace, with all that was there before the first step. */
export async function readBooks(
  tx: Tx,
  {
    buyer,
    promoter,
    promoterId,
    skus: sold,
    stores: shops,
  }: Pick<RealShop, "buyer" | "promoter" | "promoterId" | "skus" | "stores">,
): Promise<Books> {
  const named = new Map<string, string>([
    [`wallet:${buyer.id}`, "wallet"],
    [`frozen:${buyer.id}`, "frozen"],
    [`wallet:${promoter.id}`, "promoter"],
    ...(Object.entries(shops) as [StoreName, string][]).map(([name, id]): [string, string] => [
      `sales:${id}`,
      `sales:${name}`,
    ]),
    ["funding", "funding"],
    ["payout", "payout"],
  ]);
  const nameOfSku = new Map<string, string>(skuNames.map((name) => [sold[name], name]));
  const object = (from: SQL, name: SQL, value: SQL) =>
    sql`(select coalesce(json_object_agg(${name}, ${value}), '{}'::json) ${from})`;
  const list = (names: Iterable<string>) =>
    sql.join(
      [...names].map((name) => sql`${name}`),
      sql`, `,
    );
  const mine = sql`${buyer.id}`;
  const newcomers = sql`(select id from members where username like 'newcomer-%')`;
  const rows = await rowsOf<{ books: Books }>(
    tx,
    sql`select json_build_object(
    'wallet', (select json_build_object('balance', balance_cents, 'welcome', welcome_cents, 'frozen', frozen_cents) from wallets where member_id = ${mine}),
    'accounts', ${object(
      sql`from (select case when account in (${list(named.keys())}) then account else 'newcomers' end as account, sum(amount_cents) as cents
      from ledger_entries where account in (${list(named.keys())}) or account in (select 'wallet:' || id from ${newcomers} n) group by 1) a`,
      sql`account`,
      sql`cents`,
    )},
    'points', (select json_build_object('own', points, 'owed', points_owed, 'pending',
      (select coalesce(sum(points), 0) from pending_points where member_id = ${mine} and settled_at is null)) from members where id = ${mine}),
    'commission', (select json_build_object('pending', pending_cents, 'free', free_cents, 'cashing', cashing_cents, 'cashed', cashed_cents) from distributors where id = ${promoterId}),
    'coupons', ${object(sql`from owned_coupons where member_id = ${mine} and coupon_id in (${list(couponNames)})`, sql`id`, sql`state`)},
    'used', ${object(sql`from coupons where id in (${list(couponNames)})`, sql`id`, sql`json_build_array(received_num, used_num)`)},
    'out', ${object(sql`from skus where id in (${list(nameOfSku.keys())})`, sql`id`, sql`${offers.stock} - quantity`)},
    'flash', (select coalesce(sum(num), 0) from seckill_purchases where member_id = ${mine}),
    'orders', ${object(sql`from orders o left join receipts r on r.order_sn = o.sn where o.member_id = ${mine}`, sql`o.sn`, sql`json_build_array(o.state, o.flow_cents, r.price_cents)`)},
    'newcomers', ${object(sql`from ${newcomers} n join members m on m.id = n.id left join wallets w on w.member_id = n.id`, sql`n.id`, sql`json_build_array(coalesce(w.balance_cents, 0), coalesce(w.welcome_cents, 0), m.points)`)},
    'lines', ${object(sql`from order_items i join orders o on o.sn = i.order_sn where o.member_id = ${mine}`, sql`i.sn`, sql`i.refund_cents`)},
    'sentBack', (select coalesce(sum(amount_cents), 0) from provider_refunds where member_id = ${mine}),
    'faults', (select coalesce(json_agg(fault), '[]'::json) from (
      select 'movement ' || transaction_id as fault from ledger_entries group by transaction_id having sum(amount_cents) <> 0
      union all ${taxFaultRows}
      union all select 'wallet ' || member_id from wallets w where member_id in (${mine}, ${promoter.id}) and balance_cents <>
        (select coalesce(sum(amount_cents), 0) from ledger_entries where account = 'wallet:' || w.member_id)
      union all select 'flash sale ' || offer_id from seckill_sales s where sold <>
        (select coalesce(sum(num), 0) from seckill_purchases p where p.offer_id = s.offer_id and p.day = s.day)
      union all select 'points' from members where id = ${mine} and points <> (select coalesce(sum(delta), 0) from point_entries where member_id = ${mine})
      union all select 'trade ' || sn from trades t where member_id = ${mine} and flow_cents <> (select sum(flow_cents) from orders where trade_sn = t.sn)
      union all select 'order ' || sn from orders o where member_id = ${mine} and flow_cents <> (select sum(flow_cents) from order_items where order_sn = o.sn)
    ) f)
  ) as books`,
  );
  const books = rows[0]?.books;
  if (!books) throw new Error("no books");
  const renamed = (record: Record<string, number>, names: ReadonlyMap<string, string>) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [names.get(name) ?? name, value]));
  return { ...books, accounts: renamed(books.accounts, named), out: renamed(books.out, nameOfSku) };
}

/** Orders and lines of a trade that was just made. */
export async function madeBy({ tx }: Run, tradeSn: string) {
  const rows = await rowsOf<{
    orderSn: string;
    storeId: string;
    sn: string;
    skuId: string;
    num: number;
    goods: number;
    freight: number;
    siteCoupon: number;
    coupon: number;
    flow: number;
  }>(
    tx,
    sql`select o.sn as "orderSn", o.store_id as "storeId", i.sn, i.sku_id as "skuId",
    i.num, i.goods_cents::int as goods, i.freight_cents::int as freight, i.site_coupon_cents::int as "siteCoupon", i.coupon_cents::int as coupon, i.flow_cents::int as flow
    from orders o join order_items i on i.order_sn = o.sn where o.trade_sn = ${tradeSn} order by o.sn, i.position`,
  );
  return rows;
}

/** The rows of a query; both drivers of the tests return them in an object. */
async function rowsOf<Row>(tx: Tx, query: SQL): Promise<readonly Row[]> {
  const answered: unknown = await tx.execute(query);
  return (answered as { rows: Row[] }).rows;
}
