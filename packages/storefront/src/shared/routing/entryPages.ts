import { pageAt, type PageName } from "./addresses.ts";

/** The pages that a server with entry pages answers at addresses of their own, as `server/src/entry/paths.ts` lists them. */
export const entryPages: ReadonlySet<PageName> = new Set<PageName>([
  "home",
  "goodsList",
  "goods",
  "store",
  "article",
  "topic",
  "seckill",
  "couponCentre",
  "pointsMall",
]);

/** Whether an address inside the shop can be opened without a hash, if the server has entry pages. */
export function hasEntryPage(address: string): boolean {
  const page = pageAt(address);
  return page !== undefined && entryPages.has(page);
}

/** What the head of a document says about one page. */
const aboutThePage = [
  "link[rel=canonical]",
  "link[hreflang]",
  "meta[name=robots]",
  "meta[property]",
  "meta[name^='twitter:']",
  "script[type='application/ld+json']",
].join();

/** Removes from the document what the server has said about a page that is no longer shown: browsers share its address. */
export function dropSentHead(): void {
  for (const element of document.head.querySelectorAll(aboutThePage)) element.remove();
}
