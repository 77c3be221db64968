import { type NamedType, type ReferenceCall, referenceCalls, referenceEnums } from "./facts.ts";
import { sampleOf } from "./samples.ts";

/** A request as a handler gets it: parameters of path, query and body side by side. */
export interface Asked {
  readonly call: ReferenceCall;
  /** A repeated name becomes a list. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Answers a call instead of a sample, with a result, or with a `Response` for answers without an envelope. */
export type Handler = (asked: Asked) => unknown;

/** A refusal for a handler to throw; it is sent in an envelope. */
export class ReferenceRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export interface ReferenceBackendOptions {
  /** Handlers that answer instead of samples, by call id. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Whether samples are null wherever that backend may answer null. */
  readonly nulls?: boolean;
  readonly now?: () => number;
}

const secrets = new Set(["password", "oldPassword", "newPassword"]);

const byRank = [...referenceCalls.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
const patterns = byRank.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));

/** Literal parts of a path win over parameters. */
function rank({ path }: ReferenceCall): string {
  return path.replaceAll(/\{\w+\}/g, "\uffff");
}

/**
 * A server as strict as the reference backend, and stricter about names: it records in `faults` what that backend would
 * not understand, and refuses it. Everything else it answers from its facts.
 */
export function createReferenceBackend({ handlers = {}, nulls = false, now = Date.now }: ReferenceBackendOptions = {}) {
  const faults: string[] = [];

  function envelope(status: number, success: boolean, code: number, message: string, result: unknown): Response {
    return Response.json({ success, message, code, timestamp: now(), result }, { status });
  }

  /** Answers of the framework itself have no envelope. */
  function framework(status: number, fault: string): Response {
    faults.push(fault);
    return Response.json({ timestamp: new Date(now()).toISOString(), status, error: fault }, { status });
  }

  async function answer(asked: Asked): Promise<Response> {
    const { call } = asked;
    const handler = handlers[call.id];
    const result = handler ? await handler(asked) : sampleOf(call.answer, { nulls, inside: [] });
    return result instanceof Response ? result : envelope(200, true, 200, "success", result ?? null);
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = decodeURI(url.pathname);
    const found = patterns.find(({ call, pattern }) => call.method === request.method && pattern.test(path));
    if (!found) return framework(404, `${request.method} ${path} does not exist`);
    const { call, pattern } = found;
    const read = await readParameters(call, request, url);
    if (typeof read === "string") return framework(400, `${call.id}: ${read}`);
    const fault = faultOf(call, read, request.headers);
    if (fault !== undefined) return framework(400, `${call.id}: ${fault}`);
    if (call.needsToken && request.headers.get("accessToken") === null) return envelope(403, false, 403, "", null);
    const input = { ...read.values, ...pattern.exec(path)?.groups };
    try {
      return await answer({ call, input, headers: request.headers });
    } catch (error) {
      if (error instanceof ReferenceRefusal) return envelope(400, false, error.code, error.message, null);
      throw error;
    }
  }

  return {
    handle,
    faults: faults as readonly string[],
    /** A `fetch` that this backend answers. */
    fetch: (input: string | URL | Request, init?: RequestInit) => handle(new Request(input, init)),
  };
}

interface Parameters {
  readonly values: Readonly<Record<string, unknown>>;
  /** Names in the address. */
  readonly inAddress: ReadonlySet<string>;
}

/** The parameters of a request, or why they can't be read. */
async function readParameters(call: ReferenceCall, request: Request, url: URL): Promise<Parameters | string> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const inAddress = new Set(url.searchParams.keys());
  const query = named(url.searchParams);
  const bytes = await request.clone().arrayBuffer();
  const hasBody = type !== "" || bytes.byteLength > 0;
  if (call.place === "query") return hasBody ? `a ${call.method} has a body` : { values: query, inAddress };
  if (call.place === "parameters") {
    if (hasBody && type !== "application/x-www-form-urlencoded") return `${type} is not read`;
    return { values: { ...query, ...named(new URLSearchParams(await request.text())) }, inAddress };
  }
  if (inAddress.size > 0) return "parameters in the address are not read";
  if (call.place === "multipart") {
    if (type !== "multipart/form-data") return `${type} is not read`;
    return { values: partsOf(await request.text()), inAddress };
  }
  if (type !== "application/json") return `${type} is not read`;
  return { values: (await request.json()) as Record<string, unknown>, inAddress };
}

/** The parts of a form with files; their content does not matter. */
function partsOf(body: string): Record<string, unknown> {
  const parts = body.matchAll(/\bname="(\w+)"(; filename=)?/g);
  return Object.fromEntries([...parts].map(([, name = "", file]) => [name, file ? {} : "text"]));
}

function named(values: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(values.keys())].map((name) => {
      const all = values.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** What is wrong with the parameters or headers of a call. */
function faultOf(call: ReferenceCall, { values, inAddress }: Parameters, headers: Headers): string | undefined {
  if (headers.get("uuid") === null) return "no uuid";
  const known = new Map(call.parameters.map((parameter) => [parameter.name, parameter]));
  for (const { name, optional } of known.values())
    if (!optional && values[name] === undefined) return `${name} is missing`;
  for (const [name, value] of Object.entries(values)) {
    const parameter = known.get(name);
    if (!parameter) return `${name} is not known`;
    const isSecret = secrets.has(name);
    if (isSecret && inAddress.has(name)) return `${name} stands in the address`;
    if (isSecret && !/^[0-9a-f]{32}$/.test(String(value))) return `${name} is no MD5`;
    for (const one of [value].flat()) if (!fits(parameter, one)) return `${name} is no ${parameter.type}`;
  }
  return undefined;
}

function fits({ type }: NamedType, value: unknown): boolean {
  if (typeof value === "object") return type === "file" || /^[A-Z]/.test(type);
  const text = String(value);
  if (type === "integer") return /^-?\d+$/.test(text);
  if (type === "number") return /^-?\d+(\.\d+)?$/.test(text);
  if (type === "boolean") return text === "true" || text === "false";
  if (type === "date") return /^\d{4}-\d\d-\d\d$/.test(text);
  return text === "" || (referenceEnums.get(type)?.includes(text) ?? true);
}
