import type { Received } from "@sundry/api/contract/call";
import type { PageData, PageDataRecord } from "@sundry/api/contract/entities/page";
import type { find, log } from "@sundry/api/contract/page";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { openPage, type PageRow, pageById, trimViews, writeView } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Views kept for the platform's statistics; older ones go. */
const viewsKept = 20_000;
/** One in so many views clears away old ones. */
const trimOneIn = 200;

/** Blocks of the home page; null when no page is open. HM-03. */
export async function homePage(tx: Tx, lang: Lang): Promise<PageData | null> {
  const page = await openPage(tx, "INDEX");
  return page ? { pageData: dataOf(page, lang) } : null;
}

/** A topic page; null when it has ended or never was. GD-08. */
export async function topicPage(tx: Tx, lang: Lang, id: string): Promise<PageDataRecord | null> {
  const page = await pageById(tx, id);
  if (!page) return null;
  return {
    id: page.id,
    name: inLanguage(lang, page.name),
    pageData: dataOf(page, lang),
    pageType: page.type,
    pageClientType: "PC",
  };
}

/** The open page of a type. Refused: 61001 a store or topic page without the number it needs. */
export async function pageOfType(
  tx: Tx,
  lang: Lang,
  { pageType, num }: Received<typeof find>,
): Promise<PageData | null> {
  if (pageType === "INDEX") return homePage(tx, lang);
  if (!num) throw new Refused(61001);
  const page = pageType === "STORE" ? await openPage(tx, "STORE", num) : await pageById(tx, num);
  return page ? { pageData: dataOf(page, lang) } : null;
}

/** Remembers that a page was opened, by whom if they are logged in; old views are cleared away now and then. HM-14. */
export async function logView(
  tx: Tx,
  { accessPageUrl, userAgent }: Received<typeof log>,
  { buyerId, now, random }: { buyerId: string | null; now: number; random: () => number },
): Promise<null> {
  await writeView(tx, { buyerId, url: accessPageUrl, userAgent, at: new Date(now) });
  if (random() * trimOneIn < 1) await trimViews(tx, viewsKept);
  return null;
}

function dataOf(page: PageRow, lang: Lang): string {
  return JSON.stringify(inLanguage(lang, page.data));
}
