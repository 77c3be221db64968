import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { type EvaluationGrade, evaluations, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

const withImages = sql`cardinality(${evaluations.images}) > 0`;

export interface EvaluationWish {
  goodsId: string;
  grade: EvaluationGrade | undefined;
  onlyWithImages: boolean;
}

function matching({ goodsId, grade, onlyWithImages }: EvaluationWish): SQL | undefined {
  return and(
    eq(evaluations.goodsId, goodsId),
    eq(evaluations.visible, true),
    grade && eq(evaluations.grade, grade),
    onlyWithImages ? withImages : undefined,
  );
}

/** One page of visible evaluations of a goods, newest first, with what was bought. */
export function evaluationPage(tx: Tx, wish: EvaluationWish, { size, offset }: PageWindow) {
  return tx
    .select({
      evaluation: evaluations,
      goodsNameEn: goods.nameEn,
      goodsNameZh: goods.nameZh,
      storeNameEn: stores.nameEn,
      storeNameZh: stores.nameZh,
      specs: skus.specs,
    })
    .from(evaluations)
    .innerJoin(goods, eq(goods.id, evaluations.goodsId))
    .innerJoin(stores, eq(stores.id, evaluations.storeId))
    .leftJoin(skus, eq(skus.id, evaluations.skuId))
    .where(matching(wish))
    .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
    .limit(size)
    .offset(offset);
}

export type EvaluationRow = Awaited<ReturnType<typeof evaluationPage>>[number];

export function countMatching(tx: Tx, wish: EvaluationWish): Promise<number> {
  return tx.$count(evaluations, matching(wish));
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
