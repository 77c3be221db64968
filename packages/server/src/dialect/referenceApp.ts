import { allCalls } from "@sundry/api/contract";
import type { ImMessage, ImTalk } from "@sundry/api/contract/entities/im";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { answered, type Envelope, refusedWith, statusOf } from "#server/http/envelope.ts";
import { languageOf } from "#server/http/language.ts";
import { withOrigin } from "#server/http/ownAddresses.ts";
import { Refused } from "#server/http/refused.ts";
import { largestBodyOf } from "#server/http/requestSize.ts";
import { codingFor, wireText } from "#server/http/wireText.ts";
import { originOf } from "#server/modules/account/session/oidc/settings.ts";
import type { Services } from "#server/services.ts";
import { referenceResult, withLocalPhones } from "./answers.ts";
import { askingOf } from "./asking.ts";
import { drawnLines, pageOfLines, readAll } from "./chatLines.ts";
import { emptyLists } from "./nothing.ts";
import { allReadPath, type ReferencePath, referencePaths } from "./paths.ts";
import { paidOnPhone } from "./phone/payment.ts";
import { ownRequest } from "./requests.ts";
import { type Asking, fieldsOf } from "./values/valueObject.ts";

/**
 * The shop with the paths of the public reference backend beside its own, for the clients of that backend. Each request
 * becomes the corresponding request of this server, so login, limits, log and rules are the same. The answer also gets
 * the fields that those clients read.
 */
export function withReferencePaths(shop: Hono, services: Services, db: Db): Hono {
  const app = new Hono();
  for (const reference of referencePaths) {
    const path = reference.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on([reference.method], [path], ...formLimits(reference), (c: Context) => answer(c, reference));
  }
  // Unknown paths, and preflight requests of pages on other hosts, are handled as they are below the own paths.
  const others = ["/buyer/*", "/common/*", "/im/talk/*", "/im/message", allReadPath];
  for (const path of others) app.options(path, (c) => below(c));
  for (const [path, nothing] of Object.entries(emptyLists)) app.get(path, (c) => emptyList(c, nothing));
  for (const path of others.slice(0, 2)) app.all(path, (c) => below(c));
  app.route("/", shop);
  return app;

  /** A form is read here, before the call's own limit applies. */
  function formLimits({ callId }: ReferencePath): MiddlewareHandler[] {
    const call = allCalls[callId];
    if (!call || call.method === "GET") return [];
    const { bytes: maxSize } = largestBodyOf(call);
    const limit = `${Math.floor(maxSize / 1024)} KB`;
    return [bodyLimit({ maxSize, onError: (c) => refusal(c, new Refused(413, { limit })) })];
  }

  function below(c: Context): Response | Promise<Response> {
    return shop.fetch(
      new Request(new URL("/api/none", c.req.url), { method: c.req.method, headers: c.req.raw.headers }),
      c.env,
    );
  }

  async function answer(c: Context, reference: ReferencePath): Promise<Response> {
    const response = await shop.fetch(await ownRequest(c, reference), c.env);
    const headers = new Headers(response.headers);
    if (!(headers.get("content-type") ?? "").startsWith("application/json")) return response;
    const envelope = (await response.json()) as Envelope;
    const origin = originOf(services.config.oidc, c.req.url);
    const asking = askingOf(c, services, origin);
    const own = envelope.success ? { ...envelope, result: await resultOf(c, reference, envelope, asking) } : envelope;
    const body = own.success ? bodyOf(own, reference, asking) : own;
    if (own.success && reference.callId === "cashier.pay" && c.req.param("paymentClient") === "H5")
      return paidOnPhone(c, { envelope: own, headers, origin }) ?? refusal(c, new Refused(32009), headers);
    const answerText = withLocalPhones(JSON.stringify(body));
    const text = origin ? withOrigin(answerText, origin) : answerText;
    const { bytes, coding } = await wireText(text, codingFor(c), "live");
    if (coding) headers.set("content-encoding", coding);
    headers.delete("content-length");
    return new Response(bytes, { status: response.status, headers });
  }

  /** The result of our call, with what a client of that backend expects of it besides: talks are read as they are listed. */
  async function resultOf(c: Context, { callId, path }: ReferencePath, { result }: Envelope, asking: Asking) {
    if (path === allReadPath) return readAll(db, result as ImTalk[]);
    if (callId !== "im.messages") return result;
    await readAll(db, [{ id: c.req.query("talkId") ?? "" }]);
    const lines = pageOfLines(c.req.query(), result as ImMessage[]);
    return inTransaction(db, (tx) => drawnLines(tx, services, asking, lines));
  }

  /** A list that this shop has none of, with the headers of its other answers. */
  async function emptyList(c: Context, nothing: unknown): Promise<Response> {
    const { headers } = await below(c);
    return Response.json(answered(nothing, services.clock.now()), { headers });
  }

  function refusal(c: Context, refused: Refused, headers?: Headers): Response {
    const body = refusedWith(refused, languageOf(c), services.clock.now());
    return Response.json(body, { status: statusOf(refused.code), ...(headers && { headers }) });
  }
}

function bodyOf(envelope: Envelope, { callId, counts }: ReferencePath, asking: Asking): unknown {
  if (counts) return { ...envelope, result: fieldsOf(envelope.result)["total"] };
  const result = referenceResult(callId, envelope.result, asking);
  // The reference backend answers whether there is a payment password without an envelope; a payment from the wallet
  // has its own code.
  if (callId === "wallet.checkPassword") return result;
  if (callId === "cashier.pay" && result === null) return { ...envelope, code: 32001 };
  return { ...envelope, result };
}
