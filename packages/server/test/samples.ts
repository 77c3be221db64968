import type { Call } from "@sundry/api/contract/call";
import { bare, isOptional, nodeOf, type SchemaNode } from "@sundry/api/contract/introspect";

/** Values for fields with these names; others get a word. */
const texts: Readonly<Record<string, string>> = {
  mobile: "13800138000",
  email: "someone@example.com",
  price: "1",
  type: "GOODS",
  afterSaleReason: "RETURN_GOODS",
  paymentMethod: "WALLET",
  paymentClient: "NATIVE",
  orderType: "ORDER",
  serviceType: "RETURN_GOODS",
  reason: "Not as described",
  complainTopic: "Parcel never came",
};

/** Names of fields that may contain an id. */
const naming = /(^id$|^ids$|Ids?$|^sn$|Sn$|^code$|^token$)/;

/** Numbers from other systems: they identify a person, not a record of the shop. */
const ownNumbers: ReadonlySet<string> = new Set(["legalId", "taxpayerId"]);

/** Fields of a call that may contain an id, those in its path first. */
export function namingFields(call: Call): string[] {
  const names = [...pathFields(call), ...Object.keys(call.query.shape), ...Object.keys(call.body.shape)];
  return names.filter((name) => naming.test(name) && !ownNumbers.has(name));
}

/** A request with everything a call needs; `own` sets some fields. */
export function requestOf(call: Call, own: Readonly<Record<string, string>> = {}): { path: string; init: RequestInit } {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(own[name] ?? texts[name] ?? "424242"),
  );
  const values = new URLSearchParams();
  for (const [name, schema] of Object.entries({ ...call.query.shape, ...call.body.shape })) {
    const node = nodeOf(schema);
    const value = own[name] ?? (isOptional(node) ? undefined : sampleOf(name, node));
    if (value !== undefined) values.set(name, value);
  }
  if (call.method === "GET") return { path: `/api${path}?${values.toString()}`, init: { method: "GET" } };
  if (call.encoding === "json")
    return {
      path: `/api${path}`,
      init: { method: call.method, body: JSON.stringify(Object.fromEntries(values)), headers: json },
    };
  return { path: `/api${path}`, init: { method: call.method, body: values } };
}

const json = { "content-type": "application/json" };

function pathFields(call: Call): string[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

function sampleOf(name: string, schema: SchemaNode): string {
  const { type, entries, options, element } = bare(schema)._zod.def;
  if (texts[name] !== undefined) return texts[name];
  if (type === "enum" && entries) return Object.values(entries)[0] ?? "";
  if (type === "number") return "1";
  if (type === "boolean") return "true";
  if (type === "union" && options?.[0]) return sampleOf(name, options[0]);
  if (type === "array" && element) return sampleOf(name, element);
  return naming.test(name) ? "424242" : "word";
}
