import { everyRegion } from "#server/modules/platform/region/everyRegion.ts";
import { copyRows } from "./copies.ts";
import { addSku } from "#server/modules/buying/cart/service.ts";
import { addAddress } from "#server/modules/account/address/service.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { members, sessions } from "#server/db/schema/member.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { defaultCost, dummyHash } from "#server/modules/platform/password/password.ts";
import { serverKey } from "#server/settings/serverKey.ts";
import { signPair } from "#server/modules/account/session/tokenIssue.ts";
import { tokenHash } from "#server/modules/account/session/tokens.ts";
import type { Services } from "#server/services.ts";

/** A logged-in buyer. */
export interface Shopper {
  id: string;
  token: string;
}

const dayMs = 24 * 60 * 60_000;
/** Rows per statement, which can have at most 65,535 values. */
const atOnce = 1_000;

/** Creates buyers with an address, logged in for a day. */
export async function makeShoppers(
  { db }: OpenDatabase,
  services: Services,
  name: string,
  count: number,
): Promise<Shopper[]> {
  const issuedAt = new Date(Math.floor(services.clock.now() / 1000) * 1000);
  const later = new Date(issuedAt.getTime() + dayMs);
  await inTransaction(db, (tx) => serverKey(tx, services.sessions, "tokens"));
  return inTransaction(db, async (tx) => {
    const made: Shopper[] = [];
    const rows: { member: typeof members.$inferInsert; session: typeof sessions.$inferInsert }[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = nextId(services);
      // A folder may be measured again.
      const username = `${name}-${id}`;
      const session = { id, userContext: "{}", issuedAt, accessExpiresAt: later, refreshExpiresAt: later };
      const { accessToken, refreshToken } = await signPair(tx, services, session, username);
      const hashes = { accessHash: tokenHash(accessToken), refreshHash: tokenHash(refreshToken) };
      rows.push({
        member: { id, username, nickName: username, passwordHash: dummyHash(defaultCost), createdAt: issuedAt },
        session: { ...session, ...hashes, memberId: id, familyId: id, longTerm: false },
      });
      made.push({ id, token: accessToken });
    }
    for (let at = 0; at < rows.length; at += atOnce) {
      const part = rows.slice(at, at + atOnce);
      await tx.insert(members).values(part.map(({ member }) => member));
      await tx.insert(sessions).values(part.map(({ session }) => session));
    }
    return made;
  });
}

/** Number of different baskets: in a real shop, most buyers who order at the same time want different things. */
const differentBaskets = 40;

/** Adds three goods from two stores to each buyer's basket, ready to order. */
export async function fillBaskets(database: OpenDatabase, services: Services, shoppers: readonly Shopper[]) {
  const baskets = await threeSkus(database, differentBaskets);
  const groups = Map.groupBy(shoppers.entries(), ([at]) => at % baskets.length);
  for (const [at, group] of groups) {
    const [first, ...others] = group.map(([, shopper]) => shopper);
    if (first) await fillAlike(database, services, baskets[at] ?? [], first, others);
  }
}

/** Fills one buyer's basket through the shop's own services, and copies the resulting rows for the others. */
async function fillAlike(
  database: OpenDatabase,
  services: Services,
  skuIds: readonly string[],
  first: Shopper,
  others: readonly Shopper[],
) {
  await inTransaction(database.db, async (tx) => {
    await addAddress(tx, services, first.id, addressInYiwu(), "en");
    for (const skuId of skuIds) await addSku(tx, services, first.id, { skuId, num: 1 });
  });
  const ids = others.map(({ id }) => id).join(",");
  const times = "unnest(string_to_array($2, ',')) m(id)";
  for (const table of ["member_addresses", "baskets", "basket_lines"]) {
    const own = { member_id: "m.id", ...(table === "baskets" ? {} : { id: "t.id || '-' || m.id" }) };
    await copyRows(database, { table, times, where: "t.member_id = $1", values: [first.id, ids], own });
  }
}

/** Baskets of SKUs sold by the piece, with enough stock for everybody: two from one store, one from another. */
async function threeSkus({ query }: OpenDatabase, count: number): Promise<string[][]> {
  const rows = await query<{ id: string; store: string }>(
    `select distinct on (g.id) s.id, g.store_id as store from goods g join skus s on s.goods_id = g.id
     where g.sales_model = 'RETAIL' and g.shelf = 'UPPER' and g.minimum = 1
       and not exists (select 1 from seckill_offers o where o.sku_id = s.id) order by g.id`,
  );
  const shelves = [...Map.groupBy(rows, ({ store }) => store).values()].filter((shelf) => shelf.length >= 3);
  const baskets = Array.from({ length: count }, (_, at) => {
    const own = shelves[at % shelves.length] ?? [];
    const other = shelves[(at + 1) % shelves.length] ?? [];
    const place = 2 * Math.floor(at / shelves.length);
    const taken = [own[place % own.length], own[(place + 1) % own.length], other.at(-1 - (place % other.length))];
    return taken.flatMap((sku) => (sku ? [sku.id] : []));
  });
  const all = baskets.flat().join(",");
  await query("update skus set quantity = 1000000 where id = any(string_to_array($1, ','))", [all]);
  return baskets;
}

function addressInYiwu() {
  const key = "CN/Zhejiang/Jinhua/Yiwu";
  const region = everyRegion.find((one) => one.key === key);
  if (!region) throw new Error(`no region ${key}`);
  return {
    name: "Mei Tanaka",
    mobile: "13800138000",
    consigneeAddressPath: key.split("/").join(","),
    consigneeAddressIdPath: [...region.path, region.id].join(","),
    detail: "18 Chouzhou North Road",
    isDefault: true,
  };
}

/** Size of a buyer's history. */
export interface Past {
  orders: number;
  tracks: number;
  messages: number;
}

/** Gives a buyer a history: copies of an order of the demo buyer, viewed goods, messages. */
export async function givePast(database: OpenDatabase, { id }: Shopper, { orders, tracks, messages }: Past) {
  const { query } = database;
  const [{ sn = "", trade = "" } = {}] = await query<{ sn: string; trade: string }>(
    "select sn, trade_sn as trade from orders where state = 'COMPLETED' order by created_at limit 1",
  );
  const times = "generate_series(1, $2::int) n";
  const copy = async (table: string, where: string, of: string, own: Record<string, string>) =>
    copyRows(database, { table, times, where: `${where} = $1`, values: [of, orders], own });
  const numbered = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, `t.${column} || '-${id}-' || n`]));
  const history = { member_id: `'${id}'`, created_at: "t.created_at - make_interval(mins => n)" };
  await copy("trades", "t.sn", trade, { ...numbered("id", "sn", "idempotency_key"), ...history });
  await copy("orders", "t.sn", sn, { ...numbered("id", "sn", "trade_sn"), ...history });
  await copy("order_items", "t.order_sn", sn, numbered("id", "sn", "order_sn"));
  await query(
    `insert into footprints (member_id, goods_id, sku_id, store_id, visited_at)
     select $1, g.id, (select s.id from skus s where s.goods_id = g.id order by s.position limit 1), g.store_id,
       now() - make_interval(mins => (row_number() over (order by md5(g.id)))::int)
     from goods g order by md5(g.id) limit $2::int`,
    [id, tracks],
  );
  await query(
    `insert into messages (id, member_id, kind, "values", state, created_at)
     select $1 || '-' || n, $1, 'AFTER_SALE_AGREED', jsonb_build_object('sn', 'A' || n), 'UN_READY', now() - make_interval(mins => n)
     from generate_series(1, $2::int) n`,
    [id, messages],
  );
}
