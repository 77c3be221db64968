import type { Received } from "@sundry/api/contract/call";
import type { PageData, PageDataRecord } from "@sundry/api/contract/entities/page";
import type { find, log } from "@sundry/api/contract/page";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { withoutUnavailableGoods } from "./goodsOnPage.ts";
import { openPage, type PageRow, pageById, trimViews, writeView } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Views kept for the platform's statistics; older ones are deleted. */
const viewsKept = 20_000;
/** One in so many views deletes old ones. */
const trimOneIn = 200;

/** Blocks of the home page; null if no page is published. HM-03. */
export async function homePage(tx: Tx, lang: Lang): Promise<PageData | null> {
  const page = await openPage(tx, "INDEX");
  return page ? { pageData: await dataOf(tx, page, lang) } : null;
}

/** A topic page; null if it has ended or does not exist. GD-08. */
export async function topicPage(tx: Tx, lang: Lang, id: string): Promise<PageDataRecord | null> {
  const page = await pageById(tx, id);
  if (!page) return null;
  return {
    id: page.id,
    name: inLanguage(lang, page.name),
    pageData: await dataOf(tx, page, lang),
    pageType: page.type,
    pageClientType: "PC",
  };
}

/** The published page of a type. Refused: 61001 a store or topic page without its number. */
export async function pageOfType(
  tx: Tx,
  lang: Lang,
  { pageType = "INDEX", num }: Received<typeof find>,
): Promise<PageData | null> {
  if (pageType === "INDEX") return homePage(tx, lang);
  if (!num) throw new Refused(61001);
  const page = pageType === "STORE" ? await openPage(tx, "STORE", num) : await pageById(tx, num);
  return page ? { pageData: await dataOf(tx, page, lang) } : null;
}

/** Records a page view, with the buyer if they are logged in. Old views are deleted from time to time. HM-14. */
export async function logView(
  tx: Tx,
  { accessPageUrl, userAgent }: Received<typeof log>,
  { buyerId, now, random }: { buyerId: string | null; now: number; random: () => number },
): Promise<null> {
  await writeView(tx, { buyerId, url: accessPageUrl, userAgent, at: new Date(now) });
  if (random() * trimOneIn < 1) await trimViews(tx, viewsKept);
  return null;
}

async function dataOf(tx: Tx, page: PageRow, lang: Lang): Promise<string> {
  return JSON.stringify(await withoutUnavailableGoods(tx, inLanguage(lang, page.data)));
}
