import { allCalls } from "@sundry/api/contract";
import type { Context } from "hono";
import { freightHeader } from "#server/modules/buying/checkout/exchangeFreight.ts";
import { notAsked, sentAsMd5 } from "#server/modules/platform/password/password.ts";
import type { ReferencePath } from "./paths.ts";
import { topicOf } from "./phone/links.ts";

/** Calls for which clients of that backend cannot send a payment password. */
const withoutPayPassword = new Set(["cashier.pay", "wallet.withdraw"]);

/** Parameters of which those clients send a 0 for everything. */
const zeroMeansAll: Readonly<Record<string, readonly string[]>> = { "pointsGoods.list": ["pointsGoodsCategoryId"] };

/** The request of this server that corresponds to a request at a path of the reference backend. */
export async function ownRequest(c: Context, reference: ReferencePath): Promise<Request> {
  const call = allCalls[reference.callId];
  if (!call) throw new TypeError(`no call is called ${reference.callId}`);
  const { raw } = c.req;
  const address = new URL(raw.url);
  const given: Record<string, string> = { ...reference.fixed, ...(c.req.param() as Record<string, string>) };
  if (call.id === "page.get") given["id"] = topicOf(given["id"] ?? "").id;
  for (const name of zeroMeansAll[call.id] ?? [])
    if (address.searchParams.get(name) === "0") address.searchParams.delete(name);
  // A browser on a phone opens the page that others show as a code.
  if (call.id === "cashier.pay" && given["paymentClient"] === "H5") given["paymentClient"] = "NATIVE";
  address.pathname = `/api${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ""))}`;
  const counts = reference.counts && { ...reference.counts, pageNumber: "1", pageSize: "1" };
  for (const [name, value] of Object.entries(counts ?? {})) address.searchParams.set(name, value);
  const talkPage = call.id === "im.messages" ? pageOf(c.req.query()) : undefined;
  if (talkPage) address.searchParams.set("num", String(talkPage.page * talkPage.size));
  seal(address.searchParams, reference.secrets);
  if (withoutPayPassword.has(call.id)) address.searchParams.set("password", notAsked);
  const headers = new Headers(raw.headers);
  // The answer is read and changed before it is compressed for the client.
  headers.delete("accept-encoding");
  if (call.id === "cart.createTrade") headers.set(freightHeader.name, freightHeader.value);
  const body = call.method === "GET" ? null : await bodyOf(c, reference);
  if (typeof body === "string") headers.delete("content-length");
  // Passing on a body as a stream needs `duplex`, which the types lack.
  const init: RequestInit & { duplex?: "half" } = { method: call.method, headers, body, duplex: "half" };
  return new Request(address, init);
}

/** A page of a talk, counted back from the last line, if the client reads pages. Our own call reads back from a line. */
export function pageOf({ pageNumber, pageSize }: Readonly<Record<string, string>>) {
  if (pageNumber === undefined) return undefined;
  const positive = (text: string | undefined, usual: number) => Math.max(Math.trunc(Number(text)) || usual, 1);
  return { page: positive(pageNumber, 1), size: positive(pageSize, 10) };
}

/** What a client that writes every field of an object into a form sends for those without a value. */
const noValue = new Set(["null", "undefined"]);

/** A form is read; everything else is passed on as it arrives. */
async function bodyOf(c: Context, { secrets }: ReferencePath): Promise<string | ReadableStream | null> {
  const isForm = (c.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");
  if (!isForm) return c.req.raw.body;
  const sent = new URLSearchParams(await c.req.text());
  const fields = new URLSearchParams([...sent].filter(([, value]) => !noValue.has(value)));
  seal(fields, secrets);
  return fields.toString();
}

/** Marks the MD5 of passwords as such. Anything else is a password as it was typed. */
function seal(fields: URLSearchParams, secrets: readonly string[]): void {
  for (const name of secrets) {
    const sent = fields.get(name);
    if (sent !== null && /^[0-9a-f]{32}$/i.test(sent)) fields.set(name, sentAsMd5(sent));
  }
}
