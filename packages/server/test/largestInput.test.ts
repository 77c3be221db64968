import { allCalls } from "@sundry/api/contract";
import type { Call } from "@sundry/api/contract/call";
import { isOptional, nodeOf, type SchemaNode } from "@sundry/api/contract/introspect";
import { boundOf, largestOf, longestList, textRule } from "@sundry/api/contract/limits";
import { beforeEach, describe, expect, test } from "vitest";
import type { Envelope } from "#server/http/envelope.ts";
import { buyer } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const calls = Object.values(allCalls).map((call) => [call.id, call] as const);
const withBody = calls.filter(([, { method }]) => method !== "GET");
/** What one answer may take of the processor, in ms. */
const budgetMs = 50;

type Values = Readonly<Record<string, unknown>>;
/** Four bytes in UTF-8, two code units, and no picture of its own in any list of words. */
const letter = "𠮷";

/** The largest value that a schema accepts; `over` adds one more to each limit. */
function largest(node: SchemaNode, over = 0): unknown {
  const { type, innerType, element, shape, entries } = node._zod.def;
  if (innerType) return largest(innerType, over);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, largest(field, over)]));
  if (element) return Array.from({ length: (longestList(node) ?? 0) + over }, () => largest(element));
  if (entries) return `${Object.values(entries).at(-1)}${over ? "X" : ""}`;
  if (type === "boolean") return over ? "maybe" : true;
  if (type === "number") return over ? 1e308 : boundOf(node, "less_than");
  return type === "string" ? letter.repeat((textRule(node)?.longest ?? 0) + over) : undefined;
}

function fieldsOf({ query, body }: Call): [string, SchemaNode][] {
  return Object.entries({ ...query.shape, ...body.shape }).map(([name, schema]) => [name, nodeOf(schema)]);
}

function largestInput(call: Call): Values {
  return Object.fromEntries(fieldsOf(call).map(([name, node]) => [name, largest(node)]));
}

function named(values: Values): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) texts.append(name, String(each));
  return texts;
}

let accesstoken = "";
beforeEach(async () => {
  ({ accessToken: accesstoken } = await buyer(shop));
});

/** `path` replaces each parameter of the path. */
async function ask(call: Call, values: Values, path = "424242") {
  const address = `/api${call.path.replace(/\{\w+\}/g, path)}`;
  const headers = new Headers({ accesstoken, uuid: "a-device" });
  if (call.method === "GET") return shop.app.request(`${address}?${named(values).toString()}`, { headers });
  if (call.encoding !== "json") return shop.app.request(address, { method: call.method, headers, body: named(values) });
  headers.set("content-type", "application/json");
  return shop.app.request(address, { method: call.method, headers, body: JSON.stringify(values) });
}

async function outcome(response: Response): Promise<Pick<Envelope, "code" | "message">> {
  const text = await response.text();
  if (!text.startsWith("{")) return { code: response.status, message: "" };
  return JSON.parse(text) as Envelope;
}

/** Milliseconds of the processor that some work took, the least of three runs: the first ones load and compile. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe("[VA-06] the largest input of each call is answered within 50 ms of the processor", () => {
  test.each(calls)("%s", async (_, call) => {
    const input = largestInput(call);
    const faults = shop.faults.length;
    expect(await costOf(async () => (await ask(call, input)).text())).toBeLessThan(budgetMs);
    expect(shop.faults.slice(faults)).toEqual([]);
  });
});

describe("[VA-06] one more than the limit is refused within 50 ms, and the field is named", () => {
  test.each(calls.filter(([, call]) => fieldsOf(call).length > 0))("%s", async (_, call) => {
    const input = largestInput(call);
    for (const [name, node] of fieldsOf(call)) {
      if (node._zod.def.type === "custom" || node._zod.def.innerType?._zod.def.type === "custom") continue;
      const more = { ...input, [name]: largest(node, 1) };
      let refusal: Pick<Envelope, "code" | "message"> | undefined;
      const cost = await costOf(async () => {
        refusal = await outcome(await ask(call, more));
      });
      expect({ name, ...refusal }).toMatchObject({ code: 4002, message: expect.stringContaining(name) });
      expect(cost).toBeLessThan(budgetMs);
    }
  });
});

describe("[VA-06] a body that no input of the call can fill is refused by its size alone", () => {
  test.each(withBody)("%s", async (_, call) => {
    const size = largestOf(call.query).bytes + largestOf(call.body).bytes;
    const length = call.encoding === "multipart" ? 12_000_000 : size + 8 * 1024;
    const headers = { accesstoken, "content-length": String(length) };
    const response = await shop.app.request(`/api${call.path.replace(/\{\w+\}/g, "424242")}`, {
      method: call.method,
      headers,
      body: "x",
    });
    expect(await outcome(response)).toMatchObject({ code: 413 });
  });
});

describe("[VA-06] JSON with more values or levels than its call has is refused before it is read", () => {
  const trade = allCalls["cart.createTrade"] ?? expect.fail();
  test.each([
    ["empty objects", `{"seen":{"lines":[${"{},".repeat(100_000)}{}]}}`],
    ["empty texts", `{"seen":{"lines":[],"couponIds":[${'"",'.repeat(100_000)}""]}}`],
    ["names", `{${Array.from({ length: 40_000 }, (_, at) => `"a${at}":1`).join()}}`],
    ["levels of lists", `{"remark":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["levels that never end", `{"remark":${'{"a":'.repeat(50_000)}`],
    ["a text that never ends", `{"remark":"${"\\".repeat(300_001)}`],
  ])("many %s", async (_, body) => {
    const cost = await costOf(async () => {
      const headers = { accesstoken, "content-type": "application/json" };
      const response = await shop.app.request(`/api${trade.path}`, { method: "POST", headers, body });
      expect((await outcome(response)).code).toBe(4002);
    });
    expect(cost).toBeLessThan(budgetMs);
  });

  test("few values, but more levels than any input of the call has", async () => {
    const headers = { accesstoken, "content-type": "application/json" };
    const nested = (levels: number) => `{"way":"CART","unknown":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    const answer = async (levels: number) =>
      (await outcome(await shop.app.request(`/api${trade.path}`, { method: "POST", headers, body: nested(levels) })))
        .message;
    expect(await answer(20)).toContain("JSON");
    // Fewer are left to the rules of the call, which ignore what they don't know.
    expect(await answer(2)).not.toContain("JSON");
  });

  test("twenty faults are named, however many there are", async () => {
    const lines = Array.from({ length: 120 }, () => ({}));
    const { message } = await outcome(await ask(trade, { seen: { lines } }));
    expect(message.split(", ")).toHaveLength(20);
  });
});

const strange: readonly [string, string][] = [
  ["100 digits", "9".repeat(100)],
  ["the largest number", "1e308"],
  ["more than 64 bits", "-99999999999999999999"],
  ["a range of more than 64 bits", "0_99999999999999999999999"],
  ["a range beyond 32 bits", "0_999999999"],
  ["a range that is none", "NaN_-Infinity"],
  ["a NUL", "a\0b"],
  ["only what nobody sees", "\u200b\u202e\u2066"],
  ["a terminal's escape code", "\u001b]52;c;aGk=\u0007"],
  ["a quote and a backslash", "\\'\"%_*"],
  ["a day that is none", "0000-99-99 99:99:99"],
  ["a year beyond the calendar", "999999-01-01"],
];

describe("[VA-06] strange values are answered or refused, and are never a fault", () => {
  test.each(calls.filter(([, call]) => fieldsOf(call).length > 0))("%s", async (_, call) => {
    const faults = shop.faults.length;
    for (const [name, node] of fieldsOf(call)) {
      for (const [what, value] of strange) {
        const rest = fieldsOf(call).filter(([, other]) => !isOptional(other));
        const input = Object.fromEntries(rest.map(([other, schema]) => [other, simple(schema)]));
        const response = await ask(call, { ...input, [name]: around(node, value) });
        expect({ name, what, status: response.status }).toMatchObject({ status: expect.toSatisfy(isAnswer) });
        expect({ name, what, faults: shop.faults.slice(faults) }).toEqual({ name, what, faults: [] });
      }
    }
  });
});

const isAnswer = (status: number) => status < 500 || status === 503;

function simple(node: SchemaNode): unknown {
  const { type, innerType, element, entries, shape } = node._zod.def;
  if (innerType) return simple(innerType);
  if (entries) return Object.values(entries)[0];
  if (element) return [simple(element)];
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, simple(field)]));
  if (type === "boolean") return true;
  return type === "number" ? 1 : "wordword1";
}

/** The value at every leaf of a field. */
function around(node: SchemaNode, value: string): unknown {
  const { innerType, element, shape } = node._zod.def;
  if (innerType) return around(innerType, value);
  if (element) return [around(element, value)];
  if (!shape) return value;
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, around(field, value)]));
}

describe("[VA-06] strange paths are refused, and are never a fault", () => {
  const inPath = calls.filter(([, { path }]) => path.includes("{"));
  const paths = [
    "%00",
    "%",
    "%ff",
    "%E4%BD",
    "%ED%A0%80",
    "%1b%5b2J",
    "%e2%80%ae",
    "9".repeat(100),
    "x".repeat(3000),
    "1e308",
  ];
  test.each(inPath)("%s", async (_, call) => {
    const faults = shop.faults.length;
    const rest = fieldsOf(call).filter(([, other]) => !isOptional(other));
    const input = Object.fromEntries(rest.map(([other, schema]) => [other, simple(schema)]));
    for (const path of paths) {
      const response = await ask(call, input, path);
      expect({ path, status: response.status }).toMatchObject({ status: expect.toSatisfy(isAnswer) });
    }
    expect(shop.faults.slice(faults)).toEqual([]);
  });
});
