import { largestUpload } from "@sundry/api/contract/upload";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Buyer, Services } from "#server/services.ts";
import { BackgroundWork } from "./backgroundWork.ts";
import { clientAddress } from "./clientAddress.ts";
import { answered, type Envelope, refusedWith, statusOf } from "./envelope.ts";
import { type FaultLog, reportFault } from "./faults.ts";
import { readInput } from "./input.ts";
import { type CachedAnswer, AnswerCache, type Term } from "./answerCache.ts";
import { languageOf } from "./language.ts";
import { Refused } from "./refused.ts";
import type { Exchange, CachePolicy, Route, Waiting } from "./serve.ts";
import { codingFor, wireText } from "./wireText.ts";

/** Largest body of a call, in bytes; a call with a file may bring that and what stands around it. */
const largestBody = 1024 * 1024;
const largestForm = largestUpload + 64 * 1024;

export interface ApiParts {
  db: Db;
  services: Services;
  routes: readonly Route[];
  faults: FaultLog;
}

export interface Api {
  /** Answers the declared calls, at their own paths. */
  app: Hono;
  /** Resolves when the work that follows answers is done. */
  settled(): Promise<void>;
}

/** Makes an HTTP application of the routes: reading, login rule, transaction, envelope and faults are the same for all. */
export function createApi({ db, services, routes, faults }: ApiParts): Api {
  const { clock } = services;
  const background = new BackgroundWork(db, (error) => void reportFault(error, "afterwards", clock.now(), faults));
  const cache = new AnswerCache(clock);
  const app = new Hono();

  for (const route of mostSpecificFirst(routes)) {
    const path = route.call.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(route.call.method, path, within(route), async (c) => {
      try {
        return await (route.cache ? answerFromCache(c, route, route.cache) : answer(c, route));
      } catch (error) {
        return error instanceof Refused ? refuse(c, error) : fault(c, error, route.call.id);
      }
    });
  }
  app.all("*", (c) => refuse(c, new Refused(404)));
  app.onError((error, c) => fault(c, error, "dispatch"));
  return { app, settled: () => background.settled() };

  /** Refuses (413) a larger body than the call can need, before it is read; what comes with a GET is never read. */
  function within({ call }: Route): MiddlewareHandler {
    if (call.method === "GET") return (_c, next) => next();
    const [maxSize, limit] = call.encoding === "multipart" ? [largestForm, "10 MB"] : [largestBody, "1 MB"];
    const onError = (c: Context) => refuse(c, new Refused(413, { limit }));
    const counted = bodyLimit({ maxSize, onError });
    return async (c, next) => {
      const length = c.req.header("content-length");
      // No more is read than a request says that it brings; counting would make a stream of the body first, which takes long.
      if (length === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
      return Number(length) > maxSize ? onError(c) : next();
    };
  }

  async function answer(c: Context, route: Route): Promise<Response> {
    const lang = languageOf(c);
    const buyer = await buyerOf(c, route);
    const input = await readInput(c, route.call, lang);
    const run = (tx: Tx) => route.handle(exchange(c, { input, buyer, tx, lang }), waiting(c));
    const result = await (route.call.unsafe && !route.waits ? inTransaction(db, run) : run(reading(db)));
    if (result instanceof Response) return result;
    c.header("Cache-Control", route.call.auth === "none" && !route.call.unsafe ? "no-cache" : "no-store");
    return send(c, 200, answered(result, clock.now()));
  }

  /** Gives an answer again that everybody gets, or makes a buyer's own one of it. */
  async function answerFromCache(c: Context, route: Route, policy: CachePolicy): Promise<Response> {
    const lang = languageOf(c);
    const input = await readInput(c, route.call, lang);
    const anybodys = exchange(c, { input, buyer: null, tx: reading(db), lang });
    const [buyer, term] = await Promise.all([buyerOf(c, route), termOf(policy, anybodys)]);
    const given = await cache.get(`${route.call.id} ${lang} ${JSON.stringify(input)}`, term, async () => {
      const result = await route.handle(anybodys, waiting(c));
      const madeAt = clock.now();
      const { version } = await termOf(policy, anybodys);
      const effort = "freshMs" in policy ? "cached" : "live";
      const text = JSON.stringify(answered(result, madeAt));
      return { text, madeAt, identity: JSON.stringify(result), effort, version };
    });
    const ownOf = "ownOf" in policy ? policy.ownOf : undefined;
    if (buyer && ownOf) {
      const shared = (JSON.parse(given.text) as Envelope).result;
      const own = await ownOf(exchange(c, { input, buyer, tx: reading(db), lang }), shared);
      c.header("Cache-Control", "no-store");
      if (own !== shared) return send(c, 200, answered(own, clock.now()));
    } else c.header("Cache-Control", cacheControl(policy, route));
    return sendCached(c, given);
  }

  async function sendCached(c: Context, { etag, madeAt, coded }: CachedAnswer): Promise<Response> {
    // The envelope tells the time it was made at; with the age, a client knows what time it is now.
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

  function waiting(c: Context): Waiting {
    const { raw } = c.req;
    return {
      within: (work) => inTransaction(db, work),
      // Asked for only by those who wait: making it costs more than many a call.
      get gone() {
        return raw.signal;
      },
      url: c.req.url,
    };
  }

  async function refuse(c: Context, refusal: Refused): Promise<Response> {
    const lang = languageOf(c);
    c.header("Cache-Control", "no-store");
    return send(c, statusOf(refusal.code), refusedWith(refusal, lang, clock.now()));
  }

  async function fault(c: Context, error: unknown, where: string): Promise<Response> {
    const id = reportFault(error, where, clock.now(), faults);
    c.header("X-Request-Id", id);
    return refuse(c, new Refused(400, { id }));
  }
}

async function termOf(policy: CachePolicy, anybodys: Exchange<Route["call"], Buyer | null>): Promise<Term> {
  if ("freshMs" in policy) return { version: "", freshMs: policy.freshMs };
  return { version: await policy.versionOf(anybodys), freshMs: Number.POSITIVE_INFINITY };
}

/** What a client without a session may keep: for the answer's time, or to ask each time whether it still holds. */
function cacheControl(policy: CachePolicy, { call }: Route): string {
  if ("freshMs" in policy) return `public, max-age=${Math.floor(policy.freshMs / 1000)}`;
  return call.auth === "none" ? "no-cache" : "private, no-cache";
}

/** Reads need no transaction of their own: the connection stands in for one, and nothing of it is ever rolled back. */
function reading(db: Db): Tx {
  return db as Tx;
}

async function send(c: Context, status: 200 | 400 | 403 | 404 | 413, envelope: Envelope): Promise<Response> {
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
