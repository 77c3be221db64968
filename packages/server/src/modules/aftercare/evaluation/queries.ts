import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { type EvaluationGrade, evaluations, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { orderItems } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Translations } from "#server/locales.ts";
import { anyContains } from "#server/db/translations.ts";

const withImages = sql`cardinality(${evaluations.images}) > 0`;

/** Filters of evaluations; undefined ones do not matter. */
export interface EvaluationQuery {
  goodsId?: string | undefined;
  /** Only those by one author, including hidden ones; without it only public ones. */
  memberId?: string | undefined;
  orderItemSn?: string | undefined;
  id?: string | undefined;
  grade?: EvaluationGrade | undefined;
  goodsName?: string | undefined;
  storeName?: string | undefined;
  onlyWithImages?: boolean | undefined;
}

function matching(query: EvaluationQuery): SQL | undefined {
  const { goodsId, memberId, orderItemSn, id, grade, goodsName, storeName, onlyWithImages } = query;
  return and(
    memberId === undefined ? eq(evaluations.visible, true) : eq(evaluations.memberId, memberId),
    goodsId === undefined ? undefined : eq(evaluations.goodsId, goodsId),
    orderItemSn ? eq(evaluations.orderItemSn, orderItemSn) : undefined,
    id === undefined ? undefined : eq(evaluations.id, id),
    grade && eq(evaluations.grade, grade),
    goodsName ? anyContains(goods.name, goodsName) : undefined,
    storeName ? anyContains(stores.name, storeName) : undefined,
    onlyWithImages ? withImages : undefined,
  );
}

/** How evaluations are sorted before the newest come first: by their scores, or by nothing. */
export type EvaluationOrder = "highest" | "lowest" | undefined;

const scores = sql`(${evaluations.descriptionScore} + ${evaluations.serviceScore} + ${evaluations.deliveryScore})`;

/** One page of evaluations with what was bought. */
export function evaluationPage(
  tx: Tx,
  query: EvaluationQuery,
  { size, offset }: Pick<PageWindow, "size" | "offset">,
  order?: EvaluationOrder,
) {
  const byScore = { highest: [desc(scores)], lowest: [asc(scores)], none: [] }[order ?? "none"];
  return tx
    .select({
      evaluation: evaluations,
      goodsName: goods.name,
      storeName: stores.name,
      specs: skus.specs,
      orderSn: orderItems.orderSn,
      pictureSlot: orderItems.pictureSlot,
    })
    .from(evaluations)
    .innerJoin(goods, eq(goods.id, evaluations.goodsId))
    .innerJoin(stores, eq(stores.id, evaluations.storeId))
    .leftJoin(skus, eq(skus.id, evaluations.skuId))
    .leftJoin(orderItems, eq(orderItems.sn, evaluations.orderItemSn))
    .where(matching(query))
    .orderBy(...byScore, desc(evaluations.createdAt), desc(evaluations.id))
    .limit(size)
    .offset(offset);
}

export type EvaluationRow = Awaited<ReturnType<typeof evaluationPage>>[number];

export async function countMatching(tx: Tx, query: EvaluationQuery): Promise<number> {
  const [counted] = await tx
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(evaluations)
    .innerJoin(goods, eq(goods.id, evaluations.goodsId))
    .innerJoin(stores, eq(stores.id, evaluations.storeId))
    .where(matching(query));
  return counted?.n ?? 0;
}

/** Number of visible evaluations of goods by grade, and of those with pictures. */
export async function countByGrade(tx: Tx, goodsId: string) {
  const graded = (grade: EvaluationGrade) =>
    sql<number>`count(*) filter (where ${evaluations.grade} = ${grade})`.mapWith(Number);
  const starred = (stars: number) =>
    sql`count(*) filter (where round((${evaluations.descriptionScore} + ${evaluations.serviceScore} + ${evaluations.deliveryScore}) / 3.0) = ${stars})`;
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      good: graded("GOOD"),
      moderate: graded("MODERATE"),
      worse: graded("WORSE"),
      haveImage: sql<number>`count(*) filter (where ${withImages})`.mapWith(Number),
      stars: sql<number[]>`json_build_array(${sql.join([1, 2, 3, 4, 5].map(starred), sql`, `)})`,
    })
    .from(evaluations)
    .where(and(eq(evaluations.goodsId, goodsId), eq(evaluations.visible, true)));
  return counted ?? { all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0, stars: [0, 0, 0, 0, 0] };
}

export async function insertEvaluation(tx: Tx, row: typeof evaluations.$inferInsert): Promise<void> {
  await tx.insert(evaluations).values(row);
}

/** Adds the reply to an evaluation that has none. Returns its order line, or null if there is no such evaluation. */
export async function setReply(
  tx: Tx,
  id: string,
  reply: Translations,
): Promise<{ orderItemSn: string | null } | null> {
  const changed = await tx
    .update(evaluations)
    .set({ reply })
    .where(and(eq(evaluations.id, id), isNull(evaluations.reply)))
    .returning({ orderItemSn: evaluations.orderItemSn });
  return changed[0] ?? null;
}
