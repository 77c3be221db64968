import type { Call } from "@sundry/api/contract/call";
import { get as getStore } from "@sundry/api/contract/store";
import type { StoreBasicInfo } from "@sundry/api/contract/entities/store";
import { get as getArticle } from "@sundry/api/contract/article";
import { skuDetail } from "@sundry/api/contract/goods";
import { get as getTopic } from "@sundry/api/contract/page";
import type { PageName } from "../shared/routing/addresses.ts";
import type { SentAnswer } from "../shared/data/sentAnswers.ts";

/** The call whose answer decides whether there is what a page is about. */
const decisive: Readonly<Partial<Record<PageName, Pick<Call, "id">>>> = {
  goods: skuDetail,
  store: getStore,
  topic: getTopic,
  article: getArticle,
};

/** Refusals for something that is not there: goods, a store. */
const missing: ReadonlySet<number> = new Set([11001, 50001]);

/** HTTP status of a page: 404 if what it is about does not exist, 410 for a store that has closed. */
export type PageStatus = 200 | 404 | 410;

/** The HTTP status of a page, from the answers of its calls. The list of articles has no article. */
export function statusOf(page: PageName, answered: (call: Pick<Call, "id">) => SentAnswer | undefined): PageStatus {
  const call = decisive[page];
  if (!call) return 200;
  const answer = answered(call);
  if (!answer) return page === "article" ? 200 : 404;
  if (answer.data === null || answer.error?.kind === "notFound" || missing.has(answer.error?.code ?? 0)) return 404;
  const state = page === "store" ? ((answer.data as StoreBasicInfo | undefined)?.storeDisable ?? "OPEN") : "OPEN";
  return state === "OPEN" ? 200 : 410;
}
