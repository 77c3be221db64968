import type { Call } from "@sundry/api/contract/call";
import type { Context } from "hono";
import { Refused } from "./refused.ts";
import { checkPathValue, validated, type WireValues } from "./validation.ts";
import type { Lang } from "#server/locales.ts";

/**
 * Reads, decodes and validates a request's input for a call: path, query and body values side by side. A call that is
 * not JSON takes its values from the query as well as from the form, as the reference does (rules 1). Throws
 * Refused(4002).
 */
export async function readInput(c: Context, call: Call, lang: Lang): Promise<Record<string, unknown>> {
  const path = Object.fromEntries(
    Object.entries(c.req.param() as Record<string, string>).map(([name, value]) => [
      name,
      checkPathValue(name, value, lang),
    ]),
  );
  const query = new URL(c.req.url).searchParams;
  if (call.method === "GET") return { ...validated([{ schema: call.query, values: query }], lang), ...path };
  const body = await readBody(c, call);
  const both = body instanceof URLSearchParams ? new URLSearchParams([...query, ...body]) : undefined;
  const parts = [
    { schema: call.query, values: both ?? query },
    { schema: call.body, values: both ?? body },
  ];
  return { ...validated(parts, lang), ...path };
}

async function readBody(c: Context, call: Call): Promise<URLSearchParams | WireValues> {
  const type = (c.req.header("content-type") ?? "").toLowerCase();
  if (type.startsWith("multipart/form-data")) return multipart(await formData(c), call);
  const text = await c.req.text();
  if (text === "") return call.encoding === "json" ? {} : new URLSearchParams();
  if (type.startsWith("application/json") || call.encoding === "json") return jsonObject(text);
  return new URLSearchParams(text);
}

async function formData(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw new Refused(4002, { detail: "multipart/form-data" });
  }
}

/** A form without files is decoded like any other. */
function multipart(form: FormData, call: Call): URLSearchParams | WireValues {
  if (call.encoding === "multipart") return form;
  return new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
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
