import { pageAt, type PageName, pages } from "./addresses.ts";

/** Pages that are never a place to come back to. */
const never = new Set<PageName>(["login", "signUp"]);

/** The names of what the address of a page can say. */
const namesOf = (page: PageName) => Object.keys(pages[page].query.params);

/** The address of the log-in page that leads back to `path` with `query` (RT-05, decisions 14). */
export function loginAddress(path: string, query: URLSearchParams): string {
  const page = pageAt(path);
  if (!page || never.has(page)) return "/login";
  const known = namesOf(page);
  const values = Object.fromEntries([...query].filter(([name]) => known.includes(name)));
  const params = new URLSearchParams({ rePath: pages[page].path });
  if (Object.keys(values).length > 0) params.set("query", JSON.stringify(values));
  return `/login?${params}`;
}

/**
 * Where to go after a log-in. `rePath` and `query` come from the address bar and are not trusted: only a page of the
 * route table and only the query values it reads are followed; everything else leads home (RT-06).
 */
export function returnAddress(params: URLSearchParams): string {
  const page = pageAt(params.get("rePath") ?? "");
  if (!page || never.has(page)) return "/";
  const known = namesOf(page);
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(parseObject(params.get("query"))))
    if (known.includes(name) && typeof value === "string") values.set(name, value);
  const query = values.toString();
  const { path } = pages[page];
  return query ? `${path}?${query}` : path;
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
