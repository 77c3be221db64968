import type { Call } from "@sundry/api/contract/call";

/**
 * Calls that read the catalogue: data that is the same for everyone and that buyers do not change. A replica may answer
 * them, a few seconds out of date (docs/deployment.md). Orders check prices and stock again.
 */
const catalogueReads: ReadonlySet<string> = new Set([
  "article.categories",
  "article.get",
  "article.getByType",
  "article.list",
  "goods.categoryChildren",
  "goods.get",
  "goods.hotWords",
  "goods.related",
  "goods.search",
  "goods.skuDetail",
  "page.find",
  "page.get",
  "page.home",
  "region.children",
  "region.resolve",
  "seckill.byTimeline",
  "seckill.today",
  "site.get",
  "store.get",
  "store.labels",
  "store.list",
  "store.pickupPoints",
  "store.pickupPointsFlat",
]);

/** Whether a call has the short time limit of searches. */
export function isSearch({ id }: Call): boolean {
  return id === "goods.search" || id === "goods.related";
}

/** Whether a call may be answered by a replica. */
export function readsCatalogue({ id }: Call): boolean {
  return catalogueReads.has(id);
}
