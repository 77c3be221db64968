import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import { isOutage } from "#server/db/outage.ts";
import { inTransaction, TooSlow, type Tx, withinLimit } from "#server/db/transaction.ts";
import { isClosed, partOf } from "#server/settings/closedParts.ts";
import type { Buyer, Services } from "#server/services.ts";
import { BackgroundWork } from "./backgroundWork.ts";
import { BodyBudget, type HeldBody, noBody } from "./bodyBudget.ts";
import { clientAddress } from "./clientAddress.ts";
import { answered, type Envelope, refusedWith, statusOf } from "./envelope.ts";
import { type FaultLog, hasLeft, reportFault } from "./faults.ts";
import { readInput } from "./input.ts";
import { type CachedAnswer, AnswerCache, type Term } from "./answerCache.ts";
import { isSearch, readsCatalogue } from "./catalogueReads.ts";
import { languageOf } from "./language.ts";
import { takingBack } from "./ownAddresses.ts";
import { Refused } from "./refused.ts";
import { largestBodyOf } from "./requestSize.ts";
import type { Exchange, CachePolicy, Route, LongRunning } from "./serve.ts";
import { identified, spooled, uploadFolder } from "./uploadSpool.ts";
import { codingFor, wireText } from "./wireText.ts";

/** When to retry after an outage, or after too many requests. */
const retryAfterSeconds = 3;

export interface ApiParts {
  db: Db;
  /** Answers reads of the catalogue. Default: `db`. */
  catalogue?: Db | undefined;
  services: Services;
  routes: readonly Route[];
  faults: FaultLog;
}

export interface Api {
  /** Serves the declared calls at their paths. */
  app: Hono;
  /** Resolves when the work that follows answers is done. */
  settled(): Promise<void>;
}

/**
 * Creates an HTTP application from the routes. Reading, login rule, transaction, envelope and error handling are the
 * same for all.
 */
export function createApi({ db, catalogue = db, services, routes, faults }: ApiParts): Api {
  const { clock } = services;
  const background = new BackgroundWork(db, (error) => void reportFault(error, "afterwards", clock.now(), faults));
  const cache = new AnswerCache(clock);
  const bodies = new BodyBudget();
  const app = new Hono();

  for (const route of mostSpecificFirst(routes)) {
    const part = partOf(route.call.id);
    const path = route.call.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(route.call.method, path, within(route), async (c) => {
      c.set("call", route.call.id);
      try {
        if (part && (await isClosed(reading(db), part))) throw new Refused(1008);
        return await (route.cache ? answerFromCache(c, route, route.cache) : answer(c, route));
      } catch (error) {
        return error instanceof Refused ? refuse(c, error) : fault(c, error, route.call.id);
      }
    });
  }
  app.all("*", (c) => refuse(c, new Refused(404)));
  app.onError((error, c) => fault(c, error, "dispatch"));
  return { app, settled: () => background.settled() };

  /** Refuses (413) a body larger than the call can need, before it is read. The body of a GET is never read. */
  function within({ call }: Route): MiddlewareHandler {
    if (call.method === "GET") return (_c, next) => next();
    const { bytes: maxSize } = largestBodyOf(call);
    const limit = call.encoding === "multipart" ? "10 MB" : `${Math.floor(maxSize / 1024)} KB`;
    const onError = (c: Context) => refuse(c, new Refused(413, { limit }));
    const counted = bodyLimit({ maxSize, onError });
    return async (c, next) => {
      const length = c.req.header("content-length");
      // No more is read than the request announces. Counting would turn the body into a stream first, which is slow.
      if (length === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
      return Number(length) > maxSize ? onError(c) : next();
    };
  }

  async function answer(c: Context, route: Route): Promise<Response> {
    if (route.call.encoding !== "multipart") return answerTo(c, route, await buyerOf(c, route));
    const address = clientAddress(c, services.config.edge.trustedProxies);
    const buyer = await identified(address, () => buyerOf(c, route));
    if (!buyer) return answerTo(c, route, buyer);
    return spooled(c, uploadFolder(services.config), { memberId: buyer.id, address }, (file) => {
      c.req.raw = new Request(c.req.url, { method: c.req.method, headers: c.req.raw.headers, body: file });
      return answerTo(c, route, buyer);
    });
  }

  async function answerTo(c: Context, route: Route, buyer: Buyer | null): Promise<Response> {
    const held = bodies.hold(clientAddress(c, services.config.edge.trustedProxies), buyer?.id);
    try {
      return await answerWith(c, route, { buyer, held });
    } finally {
      held.release();
    }
  }

  async function answerWith(
    c: Context,
    route: Route,
    { buyer, held }: { buyer: Buyer | null; held: HeldBody },
  ): Promise<Response> {
    const lang = languageOf(c);
    const input = await readInput(c, route.call, { lang, takeBack: takingBack(c, services) }, held);
    // Before taking a connection, and only once even if the transaction is tried again.
    const prepared = await route.prepare?.(exchange(c, { input, buyer, tx: reading(db), lang }));
    const run = (tx: Tx) => route.handle(exchange(c, { input, buyer, tx, lang }), waiting(c), prepared);
    const result = await (route.call.unsafe && !route.waits ? inTransaction(db, run) : read(route, run));
    if (result instanceof Response) return result;
    c.header("Cache-Control", route.call.auth === "none" && !route.call.unsafe ? "no-cache" : "no-store");
    return send(c, 200, answered(result, clock.now()));
  }

  /** Reuses an answer that is the same for everybody, or derives a buyer's own one from it. */
  async function answerFromCache(c: Context, route: Route, policy: CachePolicy): Promise<Response> {
    const lang = languageOf(c);
    const input = await readInput(c, route.call, { lang, takeBack: takingBack(c, services) }, noBody);
    const commonExchange = exchange(c, { input, buyer: null, tx: readingFor(route), lang });
    const [buyer, term] = await Promise.all([buyerOf(c, route), termOf(policy, commonExchange)]);
    const cached = await cache.get(`${route.call.id} ${lang} ${JSON.stringify(input)}`, term, async () => {
      const result = await route.handle(commonExchange, waiting(c), undefined);
      const madeAt = clock.now();
      const { version } = await termOf(policy, commonExchange);
      const effort = "freshMs" in policy ? "cached" : "live";
      const text = JSON.stringify(answered(result, madeAt));
      return { text, madeAt, identity: JSON.stringify(result), effort, version };
    });
    const ownOf = "ownOf" in policy ? policy.ownOf : undefined;
    if (buyer && ownOf) {
      const shared = (JSON.parse(cached.text) as Envelope).result;
      const own = await ownOf(exchange(c, { input, buyer, tx: reading(db), lang }), shared);
      c.header("Cache-Control", "no-store");
      if (own !== shared) return send(c, 200, answered(own, clock.now()));
    } else c.header("Cache-Control", cacheControl(policy, route));
    return sendCached(c, cached);
  }

  function read<T>(route: Route, run: (tx: Tx) => Promise<T>): Promise<T> {
    if (!isSearch(route.call)) return run(readingFor(route));
    return withinLimit(catalogue, services.config.database.searchMs, run).catch((error: unknown) => {
      throw error instanceof TooSlow ? new Refused(1013) : error;
    });
  }

  function readingFor({ call }: Route): Tx {
    return reading(readsCatalogue(call) ? catalogue : db);
  }

  async function sendCached(c: Context, { etag, madeAt, coded }: CachedAnswer): Promise<Response> {
    // The envelope has the time it was made. With its age, a client can work out the current time.
    c.header("Age", String(Math.max(0, Math.floor((clock.now() - madeAt) / 1000))));
    c.header("ETag", etag);
    c.header("Vary", "Accept-Language, Accept-Encoding");
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    const { bytes, coding } = await coded(codingFor(c));
    if (coding) c.header("Content-Encoding", coding);
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(bytes);
  }

  /** The buyer of the request's token. Throws Refused(403) on calls that need one. */
  async function buyerOf(c: Context, { call }: Route): Promise<Buyer | null> {
    if (call.auth === "none") return null;
    const token = c.req.header("accesstoken");
    const buyer = token ? await services.sessions.identify(reading(db), token) : null;
    if (!buyer && call.auth === "required") throw new Refused(403);
    return buyer;
  }

  function exchange(
    c: Context,
    own: Pick<Exchange<Route["call"], Buyer | null>, "buyer" | "tx" | "lang"> & { input: object },
  ) {
    return {
      ...own,
      uuid: c.req.header("uuid") ?? "",
      address: clientAddress(c, services.config.edge.trustedProxies),
      header: (name: string) => c.req.header(name),
      inBackground: (work: (tx: Tx) => Promise<void>, over?: () => void) => background.run(work, over),
      services,
    } as Exchange<Route["call"], Buyer | null>;
  }

  function waiting(c: Context): LongRunning {
    const { raw } = c.req;
    return {
      within: (work) => inTransaction(db, work),
      // Created on demand, because only waiting calls use it and it costs more than many a call.
      get gone() {
        return raw.signal;
      },
      url: c.req.url,
    };
  }

  async function refuse(c: Context, refusal: Refused): Promise<Response> {
    const lang = languageOf(c);
    if (refusal.cause) reportFault(refusal.cause, c.get("call") ?? "dispatch", clock.now(), faults, c.get("requestId"));
    c.header("Cache-Control", "no-store");
    if (refusal.code === 503 || refusal.code === 1012)
      c.header("Retry-After", String(refusal.params["seconds"] ?? retryAfterSeconds));
    return send(c, statusOf(refusal.code), refusedWith(refusal, lang, clock.now()));
  }

  async function fault(c: Context, error: unknown, where: string): Promise<Response> {
    if (hasLeft(c, error)) return refuse(c, new Refused(4002, { detail: "body" }));
    const id = reportFault(error, where, clock.now(), faults, c.get("requestId"));
    // An outage is not the call's fault: it can be sent again, here or to another process.
    return refuse(c, isOutage(error) ? new Refused(503) : new Refused(400, { id }));
  }
}

async function termOf(policy: CachePolicy, openExchange: Exchange<Route["call"], Buyer | null>): Promise<Term> {
  if ("freshMs" in policy) return { version: "", freshMs: policy.freshMs };
  return { version: await policy.versionOf(openExchange), freshMs: Number.POSITIVE_INFINITY };
}

/** What a client without a session may cache: the answer for its lifetime, or with revalidation each time. */
function cacheControl(policy: CachePolicy, { call }: Route): string {
  if ("freshMs" in policy) return `public, max-age=${Math.floor(policy.freshMs / 1000)}`;
  return call.auth === "none" ? "no-cache" : "private, no-cache";
}

/** Reads need no transaction: the connection replaces it, and nothing is ever rolled back. */
function reading(db: Db): Tx {
  return db as Tx;
}

async function send(c: Context, status: 200 | ReturnType<typeof statusOf>, envelope: Envelope): Promise<Response> {
  const { bytes, coding } = await wireText(JSON.stringify(envelope), codingFor(c), "live");
  if (coding) c.header("Content-Encoding", coding);
  c.header("Vary", "Accept-Language, Accept-Encoding");
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(bytes, status);
}

/** Literal segments win over parameters, so `/coupon/getCoupons` is never taken for an id. */
function mostSpecificFirst(routes: readonly Route[]): Route[] {
  const rank = (route: Route) => route.call.path.replace(/\{\w+\}/g, "\uffff");
  return [...routes].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
