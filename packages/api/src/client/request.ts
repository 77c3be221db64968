import type { Call, Encoding, Method } from "../contract/call.ts";
import { encodeQuery } from "../contract/wireEncode.ts";
import type { Dialect, Fields, RequestPlan } from "../dialects/dialect.ts";
import { ApiError } from "./fault.ts";

/** Everything needed to send a call. It can be sent any number of times. */
export interface RequestDescription {
  readonly callId: string;
  readonly method: Method;
  readonly url: string;
  readonly contentType: string | undefined;
  readonly body: string | FormData | undefined;
  readonly login: boolean;
  /** Safe to send again. */
  readonly repeatable: boolean;
}

/**
 * Fills in the path parameters. An empty or dotted one would address another path, so the call is answered with
 * `notFound`.
 */
function fill(callId: string, path: string, input: Fields): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name] ?? "");
    if (value === "" || value === "." || value === "..") throw new ApiError({ kind: "notFound", callId });
    return encodeURIComponent(value);
  });
}

function pick(names: Fields, input: Fields): Fields {
  return Object.fromEntries(Object.keys(names).map((name) => [name, input[name]]));
}

function multipart(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function encodeBody(encoding: Encoding, fields: Fields): Pick<RequestDescription, "body" | "contentType"> {
  if (encoding === "multipart") return { body: multipart(fields), contentType: undefined };
  if (encoding === "json") return { body: JSON.stringify(fields), contentType: "application/json" };
  return { body: encodeQuery(fields).toString(), contentType: "application/x-www-form-urlencoded;charset=UTF-8" };
}

/** The plan of a call as the contract has it. */
function planOf({ method, path, query, body, encoding }: Call, input: Fields): RequestPlan {
  const hasBody = Object.keys(body.shape).length > 0;
  return {
    method,
    path,
    query: pick(query.shape, input),
    body: hasBody ? pick(body.shape, input) : undefined,
    encoding,
  };
}

/**
 * Describes the request of a call. `input` holds path, query and body parameters side by side. Throws `notFound` for a
 * call that the backend does not have.
 */
export function describeRequest(call: Call, input: Fields, baseUrl: string, dialect: Dialect): RequestDescription {
  const plan = dialect.plan ? dialect.plan(call, input) : planOf(call, input);
  if (plan === null) throw new ApiError({ kind: "notFound", callId: call.id });
  const { base = baseUrl, method, path, body, encoding } = plan;
  const query = encodeQuery(plan.query).toString();
  return {
    callId: call.id,
    method,
    url: base + fill(call.id, path, input) + (query === "" ? "" : `?${query}`),
    login: call.login,
    repeatable: !call.unsafe,
    ...(body ? encodeBody(encoding, body) : { body: undefined, contentType: undefined }),
  };
}
