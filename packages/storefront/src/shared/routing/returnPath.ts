import { routeOf } from "../../routes.ts";

/** Pages that are never a place to come back to. */
const never = new Set(["/login", "/signUp"]);

/** The address of the log-in page that leads back to `path` with `query` (RT-05, decisions 14). */
export function loginAddress(path: string, query: URLSearchParams): string {
  const row = routeOf(path);
  if (!row || never.has(row.path)) return "/login";
  const values = Object.fromEntries([...query].filter(([name]) => row.query.includes(name)));
  const params = new URLSearchParams({ rePath: row.path });
  if (Object.keys(values).length > 0) params.set("query", JSON.stringify(values));
  return `/login?${params}`;
}

/**
 * Where to go after a log-in. `rePath` and `query` come from the address bar and are not trusted: only a page of the
 * route table and only the query values it reads are followed; everything else leads home (RT-06).
 */
export function returnAddress(params: URLSearchParams): string {
  const row = routeOf(params.get("rePath") ?? "");
  if (!row || never.has(row.path)) return "/";
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(parseObject(params.get("query"))))
    if (row.query.includes(name) && typeof value === "string") values.set(name, value);
  const query = values.toString();
  return query ? `${row.path}?${query}` : row.path;
}

function parseObject(text: string | null): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
