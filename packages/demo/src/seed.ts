import { type AnyColumn, sql } from "drizzle-orm";
import {
  articleCategories,
  articles,
  brands,
  categories,
  couponActivities,
  coupons,
  distributionGoods,
  evaluations,
  freightTemplates,
  fullDiscounts,
  goods,
  hotWords,
  inTransaction,
  members,
  type OpenDatabase,
  pages,
  pickupPoints,
  pointsGoods,
  pointsGoodsCategories,
  regionRows,
  regions,
  seckillOffers,
  type Services,
  settings,
  returnsCentreSetting,
  siteSetting,
  skus,
  stores,
  type Tx,
} from "@sundry/server/marketplace";
import { bulkInsert } from "./bulkInsert.ts";
import { returnsCentre } from "./data/returnsCentre.ts";
import { families } from "./data/families/index.ts";
import { articleCategoryRows, articleRows } from "./rows/articles.ts";
import { evaluationRows, sumsOf } from "./rows/evaluations.ts";
import { freightRows } from "./rows/freight.ts";
import { type GoodsRows, goodsRows } from "./rows/goods.ts";
import { directoryOf, type GoodsDirectory } from "./rows/goodsDirectory.ts";
import { hotWordRows } from "./rows/hotWords.ts";
import { distributionGoodsRows, pointsCategoryRows, pointsGoodsRows, seckillRows } from "./rows/offers.ts";
import { pageRows } from "./rows/pages.ts";
import { couponActivityRows, couponRows, fullDiscountRows, type ShopMoment } from "./rows/promotions.ts";
import { brandRows, categoryRows, shelvesByKey } from "./rows/shelves.ts";
import { pickupRows, storeRows } from "./rows/stores.ts";
import { siteWords } from "./rows/site.ts";
import { seedBuyers } from "./seedBuyers.ts";

/**
 * Fills an empty database with the demo marketplace and its demo buyer, in one transaction, so that an interrupted
 * filling leaves nothing behind. Does nothing if there is any data: a shop whose goods were removed is not filled
 * again. Processes that start together take turns. Everything except the dates is the same every time. Returns whether
 * it filled the database.
 */
export async function seedDemo(
  database: OpenDatabase,
  services: Services,
  report: (text: string) => void = () => {},
): Promise<boolean> {
  return database.exclusively("seed", async () => {
    if (!(await isEmpty(database))) return false;
    report("Filling the shop with goods …");
    await inTransaction(database.db, async (tx) => {
      await fill(tx, services);
      await seedBuyers(tx, services);
    });
    // Without new statistics, the first searches would be planned for empty tables.
    await database.query("analyze");
    return true;
  });
}

/** Whether there are neither goods nor anything that a shop has before its first goods or keeps after its last ones. */
async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  const counts = await Promise.all(
    [goods, categories, stores, regions, members, settings].map((table) => db.$count(table)),
  );
  return counts.every((count) => count === 0);
}

async function fill(tx: Tx, { clock, config }: Services): Promise<void> {
  const now = clock.now();
  const drafts = goodsRows(families, shelvesByKey(), now);
  await fillShelves(tx, drafts);
  const directory = await fillGoods(tx, drafts, now);
  await fillPromotions(tx, directory, { now, zone: config.shopZone });
  await fillContent(tx, directory, now);
}

async function fillShelves(tx: Tx, drafts: readonly GoodsRows[]): Promise<void> {
  const goodsNum = countBy(drafts, (draft) => draft.goods.storeId);
  await bulkInsert(tx, categories, categoryRows(facesOf(drafts)));
  await bulkInsert(tx, brands, brandRows());
  await bulkInsert(tx, stores, storeRows(goodsNum));
  await bulkInsert(tx, regions, regionRows());
  await bulkInsert(tx, freightTemplates, freightRows());
  await bulkInsert(tx, pickupPoints, pickupRows());
}

async function fillGoods(tx: Tx, drafts: readonly GoodsRows[], now: number): Promise<GoodsDirectory> {
  const written = drafts.map((draft) => evaluationRows(draft, now));
  const listed = drafts.map((draft, at) => ({
    goods: { ...draft.goods, ...sumsOf(written[at] ?? []) },
    skus: draft.skus,
  }));
  const goodsList = listed.map((entry) => entry.goods);
  const skuList = listed.flatMap((entry) => entry.skus);
  await bulkInsert(tx, goods, goodsList);
  await bulkInsert(tx, skus, skuList);
  await bulkInsert(tx, evaluations, written.flat());
  await scoreStores(tx);
  return directoryOf(listed);
}

/** Gives stores the means of their reviews, as the next review would: otherwise it would seem to lower them. */
async function scoreStores(tx: Tx): Promise<void> {
  const mean = (score: AnyColumn) =>
    sql`coalesce((select round(avg(${score}) * 100) from ${evaluations} where ${evaluations.storeId} = ${stores.id} and ${evaluations.visible}), 500)`;
  await tx.update(stores).set({
    descriptionScore: mean(evaluations.descriptionScore),
    serviceScore: mean(evaluations.serviceScore),
    deliveryScore: mean(evaluations.deliveryScore),
  });
}

async function fillPromotions(tx: Tx, directory: GoodsDirectory, moment: ShopMoment): Promise<void> {
  const { now } = moment;
  await bulkInsert(tx, coupons, couponRows(directory, moment));
  await bulkInsert(tx, couponActivities, couponActivityRows(now));
  await bulkInsert(tx, fullDiscounts, fullDiscountRows(directory, now));
  await bulkInsert(tx, seckillOffers, seckillRows(directory));
  await bulkInsert(tx, pointsGoodsCategories, pointsCategoryRows());
  await bulkInsert(tx, pointsGoods, pointsGoodsRows(directory, now));
  await bulkInsert(tx, distributionGoods, distributionGoodsRows(directory, now));
}

async function fillContent(tx: Tx, directory: GoodsDirectory, now: number): Promise<void> {
  await bulkInsert(tx, pages, pageRows(directory, now));
  await bulkInsert(tx, articleCategories, articleCategoryRows());
  await bulkInsert(tx, articles, articleRows(now));
  await bulkInsert(tx, hotWords, hotWordRows());
  await bulkInsert(tx, settings, [
    { name: siteSetting, value: siteWords },
    { name: returnsCentreSetting, value: returnsCentre },
  ]);
}

/** The best-selling goods of each category, on every level. */
function facesOf(drafts: readonly GoodsRows[]): Map<string, string> {
  const bestLast = drafts.map((draft) => draft.goods).sort((a, b) => a.buyCount - b.buyCount);
  return new Map(
    bestLast.flatMap(({ id, categoryPath }) => categoryPath.map((category): [string, string] => [category, id])),
  );
}

function countBy<T>(entries: readonly T[], key: (entry: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return counts;
}
