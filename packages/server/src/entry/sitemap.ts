import { type Context, Hono } from "hono";
import type { Tx } from "#server/db/transaction.ts";
import { escaped } from "#server/http/escaped.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import { isClosed } from "#server/settings/closedParts.ts";
import { categoryChildren } from "#server/modules/catalogue/goods/categories.ts";
import { originOf } from "#server/modules/account/session/oidc/settings.ts";
import type { Services } from "#server/services.ts";
import { entryPaths, isKey } from "./paths.ts";
import { endOfPart, idsAfter, isSitemapKind, type SitemapKind, sitemapKinds } from "./sitemapQueries.ts";

export interface SitemapParts {
  /** Answers reads of the catalogue. */
  tx: Tx;
  services: Services;
  faults: FaultLog;
  /** Most addresses in a part; the protocol allows 50,000. */
  partSize?: number;
}

/** Rows that are read at a time: no query of a part is long, and no part is ever whole in memory. */
const rowsAtOnce = 1_000;

const addressOf: Readonly<Record<SitemapKind, (id: string) => string>> = {
  goods: (id) => `${entryPaths.goods}?goodsId=${encodeURIComponent(id)}`,
  stores: (id) => `${entryPaths.store}?id=${encodeURIComponent(id)}`,
  articles: (id) => `${entryPaths.article}?id=${encodeURIComponent(id)}`,
  topics: (id) => `${entryPaths.topic}?id=${encodeURIComponent(id)}`,
};

const fixedPages = [
  entryPaths.home,
  entryPaths.goodsList,
  entryPaths.article,
  entryPaths.seckill,
  entryPaths.coupons,
  entryPaths.pointsMall,
] as const;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `robots.txt`, and the addresses of everything that has a page, for search engines: an index, and parts that begin after
 * a key, so that any number of goods costs the same per part. A shop that does not know its address has no sitemap,
 * because addresses in one are absolute.
 */
export function sitemap({ tx, services, faults, partSize = 50_000 }: SitemapParts): Hono {
  const app = new Hono();
  const originFor = (c: Context) => originOf(services.config.oidc, c.req.url);

  app.get("/robots.txt", (c) => {
    const origin = originFor(c);
    return c.text(`User-agent: *\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ""}`);
  });

  app.get("/sitemap.xml", (c) => {
    const origin = originFor(c);
    if (!origin) return c.notFound();
    return sent(c, `<sitemapindex ${namespace}>`, index(origin), "</sitemapindex>\n");
  });

  app.get("/sitemap/:file", (c) => {
    const kind = c.req.param("file").replace(/\.xml$/, "");
    const origin = originFor(c);
    if (!origin) return c.notFound();
    const open = `<urlset ${namespace}>`;
    if (kind === "pages") return sent(c, open, pageAddresses(origin), "</urlset>\n");
    if (!isSitemapKind(kind)) return c.notFound();
    const after = c.req.query("after") ?? "";
    if (after !== "" && !isKey(after)) return c.notFound();
    return sent(c, open, addresses(kind, after, origin), "</urlset>\n");
  });
  return app;

  async function* index(origin: string): AsyncGenerator<string> {
    yield entry("sitemap", `${origin}/sitemap/pages.xml`);
    for (const kind of sitemapKinds) {
      yield entry("sitemap", `${origin}/sitemap/${kind}.xml`);
      let after = await endOfPart(tx, kind, "", partSize);
      while (after !== undefined) {
        yield entry("sitemap", `${origin}/sitemap/${kind}.xml?after=${encodeURIComponent(after)}`);
        after = await endOfPart(tx, kind, after, partSize);
      }
    }
  }

  async function* pageAddresses(origin: string): AsyncGenerator<string> {
    const pointsClosed = await isClosed(tx, "points");
    for (const path of fixedPages)
      if (path !== entryPaths.pointsMall || !pointsClosed) yield entry("url", origin + path);
    for (const chain of chainsOf(await categoryChildren(tx, "en", "0")))
      yield entry("url", `${origin}${entryPaths.goodsList}?categoryId=${chain.map(encodeURIComponent).join()}`);
  }

  async function* addresses(kind: SitemapKind, first: string, origin: string): AsyncGenerator<string> {
    let [after, left] = [first, partSize];
    while (left > 0) {
      const rows = await idsAfter(tx, kind, after, Math.min(rowsAtOnce, left));
      const shown = rows.filter((row) => row.shown).map(({ id }) => entry("url", origin + addressOf[kind](id)));
      if (shown.length > 0) yield shown.join("");
      const last = rows.at(-1);
      if (!last || rows.length < Math.min(rowsAtOnce, left)) return;
      [after, left] = [last.id, left - rows.length];
    }
  }

  function sent(c: Context, start: string, entries: AsyncGenerator<string>, end: string): Response {
    const parts = whole(start, entries, end);
    const text = new ReadableStream<string>({
      async pull(controller) {
        try {
          const part: IteratorResult<string, unknown> = await parts.next();
          if (part.done) controller.close();
          else controller.enqueue(part.value);
        } catch (error) {
          reportFault(error, "sitemap", services.clock.now(), faults);
          controller.error(error);
        }
      },
      cancel: async () => void (await parts.return(undefined)),
    });
    c.header("Content-Type", "application/xml; charset=utf-8");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(text.pipeThrough(new TextEncoderStream()));
  }
}

async function* whole(start: string, entries: AsyncGenerator<string>, end: string): AsyncGenerator<string> {
  yield declaration + start;
  yield* entries;
  yield end;
}

function entry(name: "url" | "sitemap", address: string): string {
  return `<${name}><loc>${escaped(address)}</loc></${name}>`;
}

interface Branch {
  id: string;
  children?: readonly Branch[] | null | undefined;
}

/** The ids of every category, with those above it. */
function* chainsOf(branches: readonly Branch[], above: readonly string[] = []): Generator<readonly string[]> {
  for (const { id, children } of branches) {
    const chain = [...above, id];
    yield chain;
    yield* chainsOf(children ?? [], chain);
  }
}
