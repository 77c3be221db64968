import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { type EvaluationGrade, evaluations, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { orderItems } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Translations } from "#server/locales.ts";
import { anyContains } from "#server/db/translations.ts";

const withImages = sql`cardinality(${evaluations.images}) > 0`;

/** What an evaluation has to be about; what is undefined does not matter. */
export interface EvaluationWish {
  goodsId?: string | undefined;
  /** Only those of one author, hidden ones too; without it only what everybody may read. */
  memberId?: string | undefined;
  orderItemSn?: string | undefined;
  id?: string | undefined;
  grade?: EvaluationGrade | undefined;
  goodsName?: string | undefined;
  storeName?: string | undefined;
  onlyWithImages?: boolean | undefined;
}

function matching(wish: EvaluationWish): SQL | undefined {
  const { goodsId, memberId, orderItemSn, id, grade, goodsName, storeName, onlyWithImages } = wish;
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

/** One page of evaluations, newest first, with what was bought. */
export function evaluationPage(tx: Tx, wish: EvaluationWish, { size, offset }: Pick<PageWindow, "size" | "offset">) {
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
    .where(matching(wish))
    .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
    .limit(size)
    .offset(offset);
}

export type EvaluationRow = Awaited<ReturnType<typeof evaluationPage>>[number];

export async function countMatching(tx: Tx, wish: EvaluationWish): Promise<number> {
  const [counted] = await tx
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(evaluations)
    .innerJoin(goods, eq(goods.id, evaluations.goodsId))
    .innerJoin(stores, eq(stores.id, evaluations.storeId))
    .where(matching(wish));
  return counted?.n ?? 0;
}

/** Numbers of visible evaluations of a goods by grade, and of those with pictures. */
export async function countByGrade(tx: Tx, goodsId: string) {
  const graded = (grade: EvaluationGrade) =>
    sql<number>`count(*) filter (where ${evaluations.grade} = ${grade})`.mapWith(Number);
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      good: graded("GOOD"),
      moderate: graded("MODERATE"),
      worse: graded("WORSE"),
      haveImage: sql<number>`count(*) filter (where ${withImages})`.mapWith(Number),
    })
    .from(evaluations)
    .where(and(eq(evaluations.goodsId, goodsId), eq(evaluations.visible, true)));
  return counted ?? { all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0 };
}

export async function insertEvaluation(tx: Tx, row: typeof evaluations.$inferInsert): Promise<void> {
  await tx.insert(evaluations).values(row);
}

/** Answers an evaluation that has no answer yet; its order line, or null when there is none such. */
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
