import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OpenDatabase } from "#server/db/database.ts";
import { brands, categories, goods, skus } from "#server/db/schema/catalogue.ts";
import { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import { importedGoods, imports } from "#server/db/schema/imports.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { indexGoods } from "#server/modules/catalogue/goods/searchIndex.ts";
import { recordAct } from "../auditLog.ts";
import { refreshPages } from "../pages/refreshPages.ts";
import { digestOf, idsOf, lastImport } from "./importLog.ts";
import { afterWriting, ofGoods, ofSheets, referred, rowsIn } from "./writeProducts.ts";

/** What was taken back. */
export interface Undone {
  what: string;
  at: Date;
  /** Products that are as they were, and that are gone again. */
  restored: number;
  removed: number;
  /** Handles of added products that were ordered meanwhile: they are hidden. */
  hidden: string[];
  /** Handles of products that somebody has changed since: they stay. */
  changedSince: string[];
}

/**
 * Takes the last import back: what it changed is as it was, what it added is gone. Pieces that were sold since stay
 * sold. Goods that were changed since stay as they are. Undefined if there is no import to take back.
 */
export async function undoLastImport(database: OpenDatabase, now: number): Promise<Undone | undefined> {
  const undone = await inTransaction(database.db, async (tx) => {
    const last = await lastImport(tx);
    if (!last) return undefined;
    const made = await undo(tx, last.id, last.shelves);
    await tx
      .update(imports)
      .set({ undoneAt: new Date(now) })
      .where(eq(imports.id, last.id));
    await afterWriting(tx);
    await refreshPages(tx);
    const outcome = `${made.restored} restored, ${made.removed} removed`;
    await recordAct(tx, now, `import --undo (${last.what})`, outcome);
    return { ...made, what: last.what, at: last.at };
  });
  if (undone) await database.query("analyze");
  return undone;
}

async function undo(tx: Tx, importId: number, shelves: readonly string[]): Promise<Omit<Undone, "what" | "at">> {
  const all = await rowsIn<{ id: string; key: string; isNew: boolean; isSame: boolean; isReferred: boolean }>(
    tx,
    sql`select g.id, g.key, i.before is null as "isNew", i.after_digest is not distinct from ${digestOf(sql`i.goods_id`)} as "isSame",
      exists (select 1 from ${skus} where ${skus.goodsId} = g.id and (${referred})) as "isReferred"
      from ${importedGoods} i join ${goods} g on g.id = i.goods_id where i.import_id = ${importId} order by g.id for update of g`,
  );
  const same = all.filter(({ isSame }) => isSame);
  const ids = (some: typeof all) => some.map(({ id }) => id);
  const old = ids(same.filter(({ isNew }) => !isNew));
  const added = same.filter(({ isNew }) => isNew);
  const gone = ids(added.filter(({ isReferred }) => !isReferred));
  const hidden = added.filter(({ isReferred }) => isReferred);
  await restoreGoods(tx, importId, old);
  await indexGoods(tx, old);
  for (const { goodsId } of [goodsSheets, skus])
    await tx.execute(sql`delete from ${goodsId.table} where ${goodsId} in (select ${idsOf(gone)})`);
  await tx.execute(sql`delete from ${goods} where ${goods.id} in (select ${idsOf(gone)})`);
  await tx.execute(sql`update ${goods} set shelf = 'DOWN' where ${goods.id} in (select ${idsOf(ids(hidden))})`);
  await tx.execute(sql`delete from ${categories} c where c.id in (select ${idsOf(shelves)})
    and not exists (select 1 from ${goods} where ${goods.categoryPath} @> array[c.id])`);
  await tx.execute(sql`delete from ${brands} b where b.id in (select ${idsOf(shelves)})
    and not exists (select 1 from ${goods} where ${goods.brandId} = b.id)`);
  return {
    restored: old.length,
    removed: gone.length,
    hidden: hidden.map(({ key }) => key),
    changedSince: all.filter(({ isSame }) => !isSame).map(({ key }) => key),
  };
}

async function restoreGoods(tx: Tx, importId: number, goodsIds: readonly string[]): Promise<void> {
  if (goodsIds.length === 0) return;
  const from = sql`${importedGoods} i where i.import_id = ${importId} and i.goods_id in (select ${idsOf(goodsIds)})`;
  // Freight is the store's, which may have another one by now: only goods that were of another store get theirs back.
  await tx.execute(sql`update ${goods} set freight_template_id = i.before->'goods'->>'freight_template_id' from ${from}
    and i.goods_id = ${goods.id} and i.before->'goods'->>'store_id' <> ${goods.storeId}`);
  const others: readonly string[] = ["searchTokens", "nameTokens", "freightTemplateId"];
  const fromGoods = ofGoods.filter((column) => !others.includes(column));
  await tx.execute(
    sql`update ${goods} set ${fromJson(goods, fromGoods, "goods")} from ${from} and i.goods_id = ${goods.id}`,
  );
  await tx.execute(sql`update ${goodsSheets} set ${fromJson(goodsSheets, ofSheets, "sheet")} from ${from}
    and i.goods_id = ${goodsSheets.goodsId} and i.before->>'sheet' is not null`);
  // What was sold since is no longer there: the difference that the import made is taken back, not the number.
  await tx.execute(sql`with was as (
      select r.*, coalesce(r.on_hand, r.quantity) as pieces, (i.after_stock->>r.id)::int as after
      from ${importedGoods} i, jsonb_populate_recordset(null::skus, i.before->'skus') r
      where i.import_id = ${importId} and i.goods_id in (select ${idsOf(goodsIds)})),
    now_there as (select w.id, w.pieces + coalesce(coalesce(s.on_hand, s.quantity) - w.after, 0) as pieces
      from was w left join ${skus} s on s.id = w.id)
    insert into ${skus} (id, goods_id, position, sn, barcode, specs, price_cents, former_cents, quantity, stock_kind, on_hand, weight_grams, picture_slots, buy_count)
    select w.id, w.goods_id, w.position, w.sn, w.barcode, w.specs, w.price_cents, w.former_cents,
      case when w.stock_kind = 'COUNTED' then greatest(n.pieces, 0) else w.quantity end, w.stock_kind,
      case when w.on_hand is null then null else n.pieces end, w.weight_grams, w.picture_slots, w.buy_count
    from was w join now_there n on n.id = w.id order by w.id
    on conflict (id) do update set position = excluded.position, sn = excluded.sn, barcode = excluded.barcode, specs = excluded.specs,
      price_cents = excluded.price_cents, former_cents = excluded.former_cents, quantity = excluded.quantity,
      stock_kind = excluded.stock_kind, on_hand = excluded.on_hand, weight_grams = excluded.weight_grams,
      picture_slots = excluded.picture_slots`);
  const added = sql`${skus.goodsId} in (select ${idsOf(goodsIds)}) and not exists (select 1
    from ${importedGoods} i, jsonb_array_elements(i.before->'skus') r
    where i.import_id = ${importId} and i.goods_id = ${skus.goodsId} and r->>'id' = ${skus.id})`;
  await tx.execute(
    sql`update ${skus} set quantity = 0, on_hand = null, stock_kind = 'COUNTED' where ${added} and (${referred})`,
  );
  await tx.execute(sql`delete from ${skus} where ${added} and not (${referred})`);
}

/** Assigns columns what the part of a kept row has. */
function fromJson<T extends PgTable>(
  table: T,
  columns: readonly (keyof T["_"]["columns"] & string)[],
  part: string,
): SQL {
  const all = getTableColumns(table);
  const names = columns.map((column) => (all[column] as PgColumn).name);
  const listed = (of: (name: string) => SQL) => sql.join(names.map(of), sql`, `);
  return sql`(${listed((name) => sql`${sql.identifier(name)}`)}) =
    (select ${listed((name) => sql`r.${sql.identifier(name)}`)} from jsonb_populate_record(null::${table}, i.before->${part}::text) r)`;
}
