/**
 * What the worker keeps and what it never touches. Only what everybody may see is kept: it has no way to forget what
 * belongs to one buyer when that buyer logs out.
 */

import { keptAtAttribute, keptAtHeader } from "../start/workerAddress.ts";

/** Where this shop is, from the addresses of the worker. */
export interface Place {
  /** Address of the folder of the pages, with a slash at its end. */
  readonly scope: string;
  /** Address of the calls, as in `apiBase`; empty if their answers must not be kept. */
  readonly calls: string;
  /** Paths of public reads in the contract, such as `/goods/sku/{goodsId}/{skuId}`. */
  readonly reads: readonly string[];
}

/** The part of a request that decides. */
export type Asked = Pick<Request, "method" | "url" | "headers" | "destination" | "mode">;

/** Headers that say who asks. */
const identities = ["accessToken", "Authorization"];

/** Whether the request says whose it is: it is then never answered from here, and its answer never kept. */
export function isPersonal({ headers }: Pick<Asked, "headers">): boolean {
  return identities.some((name) => headers.has(name));
}

/** Whether this is a read for everybody: a call of the contract's list, without a token and without words that somebody typed. */
export function isPublicRead(asked: Asked, { scope, calls, reads }: Place): boolean {
  if (asked.method !== "GET" || calls === "" || isPersonal(asked)) return false;
  const base = new URL(calls, scope);
  const { origin, pathname, searchParams } = new URL(asked.url);
  if (origin !== base.origin || !pathname.startsWith(base.pathname) || hasTypedWords(searchParams)) return false;
  const path = pathname.slice(base.pathname.length);
  return reads.some((read) => patternOf(read).test(path));
}

/** Parameters of calls and pages with words that somebody typed: searches for goods, and for help articles. */
const typed = ["keyword", "title"];

function hasTypedWords(parameters: URLSearchParams): boolean {
  return typed.some((name) => parameters.get(name));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

/** Name under which an answer is kept: answers differ by language. */
export function readKey({ url, headers }: Pick<Asked, "url" | "headers">): string {
  const key = new URL(url);
  key.searchParams.set("__language", headers.get("Accept-Language") ?? "");
  return key.href;
}

/** Photos that buyers uploaded, and those that only they may see. */
const ofBuyers = /\/media\/(uploads|private)\//;

/** Whether this is a picture of goods or of the shop. */
export function isShopPicture(asked: Asked, { scope }: Place): boolean {
  if (asked.method !== "GET" || asked.destination !== "image" || isPersonal(asked)) return false;
  const { origin, pathname } = new URL(asked.url);
  return origin === new URL(scope).origin && pathname.includes("/media/") && !ofBuyers.test(pathname);
}

/** Whether this is a file whose name changes with its content: a font, or the style sheet of the shop's own colour. */
export function isLook({ method, url }: Asked, { scope }: Place): boolean {
  if (method !== "GET" || !url.startsWith(scope)) return false;
  return /^(assets\/[^/]+\.woff2|look\/[^/]+\.css)$/.test(new URL(url).pathname.slice(new URL(scope).pathname.length));
}

/**
 * What to show for a page that cannot be reached: the kept page, or the address to go to, for a page that only a server
 * with entry pages has (`/goodsDetail?goodsId=1`). Undefined for anything that is no page of the shop.
 */
export function pageOffline(
  asked: Asked,
  { scope }: Place,
  isEntryPage: (path: string) => boolean,
): { kept: true } | { kept: false; address: string } | undefined {
  if (asked.mode !== "navigate" || asked.method !== "GET" || !asked.url.startsWith(scope)) return undefined;
  const { pathname, search } = new URL(asked.url);
  const path = pathname.slice(new URL(scope).pathname.length);
  if (path === "" || path === "index.html") return { kept: true };
  return isEntryPage(`/${path}`) ? { kept: false, address: `${scope}#/${path}${search}` } : undefined;
}

const sentMark = 'data-sent="page"';

/** Whether this page may be kept: not the results for words that somebody typed. */
export function mayKeepPage({ url }: Pick<Asked, "url">): boolean {
  return !hasTypedWords(new URL(url).searchParams);
}

/** Whether this is a page that the server has rendered, with the code that the worker keeps. */
export function isSentPage(html: string, build: string): boolean {
  return build !== "" && html.includes(sentMark) && html.includes(`/${build}"`);
}

/** A kept page, which says when it was kept: what it shows is old. Null if it needs the code of another build. */
export async function agedPage(page: Response, build: string): Promise<Response | null> {
  const keptAt = page.headers.get(keptAtHeader) ?? "";
  const html = await page.text();
  if (!isSentPage(html, build)) return null;
  return new Response(html.replace(sentMark, `${sentMark} ${keptAtAttribute}="${keptAt}"`), { headers: page.headers });
}

/** Whether an answer may be kept: a whole, successful one. */
export function isKeepable({ status, type }: Pick<Response, "status" | "type">): boolean {
  return status === 200 && (type === "basic" || type === "cors" || type === "default");
}

/** The answer as it is kept, with the time. */
export function dated(answer: Response, now: number): Response {
  const headers = new Headers(answer.headers);
  headers.set(keptAtHeader, new Date(now).toISOString());
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** A kept answer with its age, from which the client learns the server's time. */
export function aged(answer: Response, now: number): Response {
  const keptAt = Date.parse(answer.headers.get(keptAtHeader) ?? "");
  const headers = new Headers(answer.headers);
  headers.set("Age", String(Math.max(0, Math.round((now - keptAt) / 1000)) || 0));
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
