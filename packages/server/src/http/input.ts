import type { Call } from "@sundry/api/contract/call";
import { decodeParams } from "@sundry/api/contract/wire";
import type { Context } from "hono";
import { Refused } from "./refused.ts";
import type { Lang } from "./serve.ts";
import { checkPathValue, validated } from "./validation.ts";

/**
 * Reads, decodes and validates everything a request carries for a call: path, query and body values side by side. A call
 * that is not JSON takes its values from the query as well as from the form, as the reference does (RULES 1).
 * Throws Refused(4002).
 */
export async function readInput(c: Context, call: Call, lang: Lang): Promise<Record<string, unknown>> {
  const query = new URL(c.req.url).searchParams;
  const path = Object.fromEntries(
    Object.entries(c.req.param() as Record<string, string>).map(([name, value]) => [
      name,
      checkPathValue(name, value, lang),
    ]),
  );
  if (call.method === "GET") return { ...validated(call.query, decodeParams(call.query, query), lang), ...path };
  const body = await readBody(c, call);
  if (!(body instanceof URLSearchParams))
    return {
      ...validated(call.query, decodeParams(call.query, query), lang),
      ...validated(call.body, body, lang),
      ...path,
    };
  const both = new URLSearchParams([...query, ...body]);
  return {
    ...validated(call.query, decodeParams(call.query, both), lang),
    ...validated(call.body, decodeParams(call.body, both), lang),
    ...path,
  };
}

async function readBody(c: Context, call: Call): Promise<URLSearchParams | Record<string, unknown>> {
  const type = (c.req.header("content-type") ?? "").toLowerCase();
  if (type.startsWith("multipart/form-data")) return multipart(await c.req.formData(), call);
  const text = await c.req.text();
  if (text === "") return call.encoding === "json" ? {} : new URLSearchParams();
  if (type.startsWith("application/json") || call.encoding === "json") return jsonObject(text);
  return new URLSearchParams(text);
}

function multipart(form: FormData, call: Call): URLSearchParams | Record<string, unknown> {
  const entries = [...form];
  if (call.encoding === "multipart") return Object.fromEntries(entries);
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function jsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(4002, { detail: "JSON" });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refused(4002, { detail: "JSON" });
  return { ...value };
}
