import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type Envelope, refusedWith, statusOf } from "#server/http/envelope.ts";
import { languageOf } from "#server/http/language.ts";
import { withOrigin } from "#server/http/ownAddresses.ts";
import { Refused } from "#server/http/refused.ts";
import { codingFor, wireText } from "#server/http/wireText.ts";
import { originOf } from "#server/modules/session/oidc/settings.ts";
import type { Services } from "#server/services.ts";
import { referenceResult, withLocalPhones } from "./answers.ts";
import { askingOf } from "./asking.ts";
import { type ReferencePath, referencePaths } from "./paths.ts";
import { ownRequest } from "./requests.ts";
import type { Asking } from "./values/valueObject.ts";

/** Largest form with a password, in bytes. It is read here, before the call's own limit applies. */
const largestForm = 64 * 1024;

/**
 * The shop with the paths of the public reference backend beside its own, for the clients of that backend. Each request
 * becomes the corresponding request of this server, so login, limits, log and rules are the same. The answer also gets
 * the fields that those clients read.
 */
export function withReferencePaths(shop: Hono, services: Services): Hono {
  const app = new Hono();
  const limited = bodyLimit({ maxSize: largestForm, onError: (c) => tooLarge(c, services) });
  for (const reference of referencePaths) {
    const path = reference.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const guards = reference.secrets.length > 0 ? [limited] : [];
    app.on([reference.method], [path], ...guards, (c: Context) => answer(c, reference));
  }
  // Unknown paths, and preflight requests of pages on other hosts, are handled as they are below the own paths.
  const others = ["/buyer/*", "/common/*", "/im/talk/*", "/im/message"];
  for (const path of others) app.options(path, (c) => below(c));
  for (const path of others.slice(0, 2)) app.all(path, (c) => below(c));
  app.route("/", shop);
  return app;

  function below(c: Context): Response | Promise<Response> {
    return shop.fetch(
      new Request(new URL("/api/none", c.req.url), { method: c.req.method, headers: c.req.raw.headers }),
      c.env,
    );
  }

  async function answer(c: Context, reference: ReferencePath): Promise<Response> {
    const answered = await shop.fetch(await ownRequest(c, reference), c.env);
    const headers = new Headers(answered.headers);
    if (!(headers.get("content-type") ?? "").startsWith("application/json")) return answered;
    const envelope = (await answered.json()) as Envelope;
    const origin = originOf(services.config.oidc, c.req.url);
    const body = envelope.success ? bodyOf(envelope, reference, askingOf(c, services, origin)) : envelope;
    const answerText = withLocalPhones(JSON.stringify(body));
    const text = origin ? withOrigin(answerText, origin) : answerText;
    const { bytes, coding } = await wireText(text, codingFor(c), "live");
    if (coding) headers.set("content-encoding", coding);
    headers.delete("content-length");
    return new Response(bytes, { status: answered.status, headers });
  }
}

function bodyOf(envelope: Envelope, { callId }: ReferencePath, asking: Asking): unknown {
  const result = referenceResult(callId, envelope.result, asking);
  // The reference backend answers whether there is a payment password without an envelope; a payment from the wallet
  // has its own code.
  if (callId === "wallet.checkPassword") return result;
  if (callId === "cashier.pay" && result === null) return { ...envelope, code: 32001 };
  return { ...envelope, result };
}

function tooLarge(c: Context, services: Services): Response {
  const refusal = new Refused(413, { limit: "64 KB" });
  return Response.json(refusedWith(refusal, languageOf(c), services.clock.now()), { status: statusOf(refusal.code) });
}
