import type { Context } from "hono";
import type { Envelope } from "#server/http/envelope.ts";

/**
 * The answer with which a browser on a phone goes to the page of its payment; undefined for a code that only another
 * phone can scan. Alipay's is a document that the client writes into its page, WeChat's is JSON.
 */
export function paidOnPhone(
  c: Context,
  { envelope, headers, origin = "" }: { envelope: Envelope; headers: Headers; origin: string | undefined },
): Response | undefined {
  const { result } = envelope;
  headers.delete("content-length");
  if (result === null) return Response.json({ ...envelope, code: 32001 }, { headers });
  if (typeof result !== "string" || !/^(https?:|\/)/.test(result)) return undefined;
  const page = result.startsWith("/") ? origin + result : result;
  if (c.req.param("paymentMethod") !== "ALIPAY")
    return Response.json({ ...envelope, result: JSON.stringify({ h5_url: page }) }, { headers });
  headers.set("content-type", "text/html; charset=utf-8");
  const address = JSON.stringify(page).replaceAll("<", "\\u003c");
  return new Response(`<script>location.replace(${address})</script>`, { headers });
}
