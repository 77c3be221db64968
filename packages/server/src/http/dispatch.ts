import { largestUpload } from "@sundry/api/contract/upload";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { Afterwards } from "./afterwards.ts";
import { clientAddress } from "./clientAddress.ts";
import { answered, type Envelope, refusedWith, statusOf } from "./envelope.ts";
import { type FaultLog, reportFault } from "./faults.ts";
import { readInput } from "./input.ts";
import { languageOf } from "./language.ts";
import { Refused } from "./refused.ts";
import type { Buyer, Exchange, Route, Waiting } from "./serve.ts";
import { SharedAnswers } from "./sharedAnswers.ts";
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
  const afterwards = new Afterwards(db, (error) => void reportFault(error, "afterwards", clock.now(), faults));
  const shared = new SharedAnswers(clock);
  const app = new Hono();

  for (const route of mostSpecificFirst(routes)) {
    const path = route.call.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(route.call.method, path, within(route), async (c) => {
      try {
        return await (route.freshMs === undefined ? answer(c, route) : answerShared(c, route, route.freshMs));
      } catch (error) {
        return error instanceof Refused ? refuse(c, error) : fault(c, error, route.call.id);
      }
    });
  }
  app.all("*", (c) => refuse(c, new Refused(404)));
  app.onError((error, c) => fault(c, error, "dispatch"));
  return { app, settled: () => afterwards.settled() };

  /** Refuses (413) a larger body than the call can need, before it is read. */
  function within({ call }: Route) {
    const [maxSize, limit] = call.encoding === "multipart" ? [largestForm, "10 MB"] : [largestBody, "1 MB"];
    return bodyLimit({ maxSize, onError: (c) => refuse(c, new Refused(413, { limit })) });
  }

  async function answer(c: Context, route: Route): Promise<Response> {
    const lang = languageOf(c.req.header("accept-language"));
    const buyer = await buyerOf(c, route);
    const input = await readInput(c, route.call, lang);
    const run = (tx: Tx) => route.handle(exchange(c, { input, buyer, tx, lang }), waiting(c));
    const result = await (route.call.unsafe && !route.waits ? inTransaction(db, run) : run(reading(db)));
    if (result instanceof Response) return result;
    c.header("Cache-Control", route.call.auth === "none" && !route.call.unsafe ? "no-cache" : "no-store");
    return send(c, 200, answered(result, clock.now()));
  }

  async function answerShared(c: Context, route: Route, freshMs: number): Promise<Response> {
    const lang = languageOf(c.req.header("accept-language"));
    const input = await readInput(c, route.call, lang);
    const kept = await shared.get(`${route.call.id} ${lang} ${JSON.stringify(input)}`, freshMs, async () => {
      const result = await route.handle(exchange(c, { input, buyer: null, tx: reading(db), lang }), waiting(c));
      return { text: JSON.stringify(answered(result, clock.now())), identity: JSON.stringify(result) };
    });
    c.header("Cache-Control", `public, max-age=${kept.maxAge}`);
    c.header("ETag", kept.etag);
    c.header("Vary", "Accept-Language, Accept-Encoding");
    if (c.req.header("if-none-match") === kept.etag) return c.body(null, 304);
    const { bytes, coding } = await kept.coded(codingFor(c.req.header("accept-encoding")));
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
      afterwards: (work: (tx: Tx) => Promise<void>) => afterwards.run(work),
      services,
    } as Exchange<Route["call"], Buyer | null>;
  }

  function waiting(c: Context): Waiting {
    return { within: (work) => inTransaction(db, work), gone: c.req.raw.signal, url: c.req.url };
  }

  async function refuse(c: Context, refusal: Refused): Promise<Response> {
    const lang = languageOf(c.req.header("accept-language"));
    c.header("Cache-Control", "no-store");
    return send(c, statusOf(refusal.code), refusedWith(refusal, lang, clock.now()));
  }

  async function fault(c: Context, error: unknown, where: string): Promise<Response> {
    const id = reportFault(error, where, clock.now(), faults);
    c.header("X-Request-Id", id);
    return refuse(c, new Refused(400, { id }));
  }
}

/** Reads need no transaction of their own: the connection stands in for one, and nothing of it is ever rolled back. */
function reading(db: Db): Tx {
  return db as Tx;
}

async function send(c: Context, status: 200 | 400 | 403 | 404 | 413, envelope: Envelope): Promise<Response> {
  const { bytes, coding } = await wireText(
    JSON.stringify(envelope),
    codingFor(c.req.header("accept-encoding")),
    "live",
  );
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
