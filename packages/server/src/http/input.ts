import type { Call } from "@sundry/api/contract/call";
import type { Context } from "hono";
import type { HeldBody } from "./bodyBudget.ts";
import { readForm } from "./form.ts";
import { Refused } from "./refused.ts";
import { isWithin, largestBodyOf } from "./requestSize.ts";
import { checkPathValue, type Reading, validated, type WireValues } from "./validation.ts";

/** Bytes of a text beside a file. */
const maxText = 4 * 1024;

/**
 * Reads, decodes and validates a request's input for a call: path, query and body values side by side. A call that is
 * not JSON takes its values from the query as well as from the form, as the reference does (rules 1). Throws
 * Refused(4002).
 */
export async function readInput(
  c: Context,
  call: Call,
  reading: Reading,
  held: HeldBody,
): Promise<Record<string, unknown>> {
  const path = Object.fromEntries(
    Object.entries(c.req.param() as Record<string, string>).map(([name, value]) => [
      name,
      checkPathValue(name, value, reading.lang),
    ]),
  );
  const query = new URL(c.req.url).searchParams;
  if (call.method === "GET") return { ...validated([{ schema: call.query, values: query }], reading), ...path };
  const body = await readBody(c, call, held);
  const both = body instanceof URLSearchParams ? new URLSearchParams([...query, ...body]) : undefined;
  const parts = [
    { schema: call.query, values: both ?? query },
    { schema: call.body, values: both ?? body },
  ];
  return { ...validated(parts, reading), ...path };
}

async function readBody(c: Context, call: Call, held: HeldBody): Promise<URLSearchParams | WireValues> {
  const type = (c.req.header("content-type") ?? "").toLowerCase();
  if (type.startsWith("multipart/form-data")) return multipart(await formData(c, call, held), call);
  const text = await held.text(c);
  if (text === "") return call.encoding === "json" ? {} : new URLSearchParams();
  if (type.startsWith("application/json") || call.encoding === "json") return jsonObject(text, call);
  return new URLSearchParams(text);
}

/** A form with files has been received in a file; others count against the memory for bodies. */
async function formData(c: Context, call: Call, held: HeldBody): Promise<FormData> {
  const type = c.req.header("content-type") ?? "";
  try {
    if (call.encoding === "multipart")
      return await readForm(c.req.raw.body ?? new Uint8Array(), type, { text: maxText, files: 1 });
    const bytes = await held.bytes(c);
    return await readForm(bytes, type, { text: bytes.length, files: 0 });
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(4002, { detail: "multipart/form-data" });
  }
}

/** A form without files is decoded like any other. */
function multipart(form: FormData, call: Call): URLSearchParams | WireValues {
  if (call.encoding === "multipart") return form;
  return new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function jsonObject(text: string, call: Call): Record<string, unknown> {
  if (!isWithin(text, largestBodyOf(call))) throw new Refused(4002, { detail: "JSON" });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(4002, { detail: "JSON" });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refused(4002, { detail: "JSON" });
  return { ...value };
}
