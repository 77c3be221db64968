/** A request as the fake shop received it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * A reply of the fake shop: a result in an envelope with the age in seconds, a refusal, a plain body, or a network
 * error.
 */
export type Reply =
  | { readonly result: unknown; readonly age?: number }
  | { readonly refuse: number; readonly message?: string; readonly status?: number; readonly retryAfter?: number }
  | { readonly raw: string; readonly status: number; readonly retryAfter?: number }
  | "network"
  | "silence";

type Route = (request: SeenRequest) => Reply | Promise<Reply>;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** Lifetime of an access token of the fake shop in seconds. */
const LIFE = 1800;

/** An in-memory marketplace. It issues, rotates and revokes tokens and answers the routes that a test adds. */
export function createFakeShop(serverNow: () => number = Date.now) {
  const valid = new Set<string>();
  const refreshable = new Set<string>();
  const routes = new Map<string, Route>();
  const seen: SeenRequest[] = [];
  const open = new Set<string>();
  let serial = 0;

  function issue() {
    serial += 1;
    const iat = Math.floor(serverNow() / 1000);
    const accessToken = `${base64url({ alg: "HS256" })}.${base64url({ iat, exp: iat + LIFE, serial })}.secret`;
    const refreshToken = `refresh-secret-${serial}`;
    valid.add(accessToken);
    refreshable.add(refreshToken);
    return { accessToken, refreshToken };
  }

  routes.set("GET /passport/refresh/*", ({ path }) => {
    const token = decodeURIComponent(path.split("/").at(-1) ?? "");
    return refreshable.delete(token) ? { result: issue() } : { refuse: 20004, message: "log in again" };
  });

  async function answer(request: SeenRequest, isOpen: boolean): Promise<Reply> {
    const token = request.headers.get("accessToken");
    if ((token !== null || !isOpen) && !valid.has(token ?? "")) return { refuse: 403, status: 403 };
    const route = routes.get(`${request.method} ${request.path}`);
    return route === undefined ? { raw: "nothing here", status: 404 } : route(request);
  }

  function toResponse(reply: Exclude<Reply, "network" | "silence">): Response {
    const headers: Record<string, string> = { date: new Date(serverNow()).toUTCString(), "x-request-id": "request-1" };
    if ("retryAfter" in reply && reply.retryAfter !== undefined) headers["retry-after"] = String(reply.retryAfter);
    if ("raw" in reply) return new Response(reply.raw, { status: reply.status, headers });
    const age = "result" in reply ? (reply.age ?? 0) : 0;
    const timestamp = serverNow() - age * 1000;
    const envelope =
      "result" in reply
        ? { success: true, message: "success", code: 200, timestamp, result: reply.result }
        : { success: false, message: reply.message ?? "", code: reply.refuse, timestamp, result: null };
    const status = "refuse" in reply ? (reply.status ?? 400) : 200;
    return new Response(JSON.stringify(envelope), {
      status,
      headers: age > 0 ? { ...headers, age: `${age}` } : headers,
    });
  }

  const fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), "http://shop.test");
    const path = url.pathname.replace(/^\/api/, "");
    const request: SeenRequest = {
      method: init.method ?? "GET",
      path,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? init.body : "",
    };
    seen.push(request);
    const isRefresh = path.startsWith("/passport/refresh/");
    const isOpen = isRefresh || open.has(path);
    const reply = isRefresh
      ? await (routes.get("GET /passport/refresh/*") as Route)(request)
      : await answer(request, isOpen);
    if (reply === "silence") return new Promise(() => {});
    if (reply === "network") throw new TypeError(`fetch failed: ${url.href}`);
    return toResponse(reply);
  };
  return {
    fetch,
    seen,
    issue,
    /** Adds a route; `isOpen` admits visitors. */
    on(route: string, reply: Reply | Route, isOpen = false) {
      routes.set(route, typeof reply === "function" ? reply : () => reply);
      if (isOpen) open.add(route.split(" ")[1] ?? "");
    },
    /** Makes the server accept a token that it did not issue. */
    allow: (token: string) => valid.add(token),
    /** Makes the server revoke an access token before it expires. */
    revoke: (token: string) => valid.delete(token),
    /** Number of requests to a path. */
    count: (start: string) => seen.filter(({ path }) => path.startsWith(start)).length,
  };
}
export type FakeShop = ReturnType<typeof createFakeShop>;
