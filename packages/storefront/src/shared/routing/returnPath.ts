import { hrefTo, pageAt, type PageName, type PageQuery, pages } from "./addresses.ts";

/** Where a login leads back to, as in the addresses of the login pages. */
export type ReturnPath = Pick<PageQuery<"login">, "rePath" | "query">;

/** Pages that a login never returns to. */
const never = new Set<PageName>(["login", "signUp"]);

/** The names of a page's parameters. */
const namesOf = (page: PageName) => Object.keys(pages[page].query.params);

/** The address of the login page that leads back to `path` with `query` (RT-05, product 14). */
export function loginAddress(path: string, query: URLSearchParams): string {
  return hrefTo.login(wayBack(path, query));
}

/** The address of the registration that leads back to `path` with `query`, as {@link loginAddress} does. */
export function signUpAddress(path: string, query: URLSearchParams): string {
  return hrefTo.signUp(wayBack(path, query));
}

/** What the address of a login page says about the page before; nothing where a login never returns to it. */
function wayBack(path: string, query: URLSearchParams): Partial<ReturnPath> {
  const page = pageAt(path);
  if (!page || never.has(page)) return {};
  const known = namesOf(page);
  const values = Object.fromEntries([...query].filter(([name]) => known.includes(name)));
  const hasValues = Object.keys(values).length > 0;
  return { rePath: pages[page].path, query: hasValues ? JSON.stringify(values) : "" };
}

/**
 * Where to go after a login. `rePath` and `query` come from the address bar and are not trusted: only a page of the
 * route table and the parameters it reads are followed; everything else leads home (RT-06).
 */
export function returnAddress({ rePath, query }: ReturnPath): string {
  const page = pageAt(rePath);
  if (!page || never.has(page)) return hrefTo.home();
  const known = namesOf(page);
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(parseObject(query))) {
    const text = known.includes(name) ? textOf(value, pages[page].query.params as Params, name) : undefined;
    if (text !== undefined) values.set(name, text);
  }
  const search = values.toString();
  const { path } = pages[page];
  return search ? `${path}?${search}` : path;
}

type Params = Readonly<Record<string, { readonly separator?: string }>>;

/**
 * A JSON value as it stands in an address: text, a number, a boolean, or a list of them where the page reads one. Undefined for
 * anything else.
 */
function textOf(value: unknown, params: Params, name: string): string | undefined {
  const separator = params[name]?.separator;
  if (Array.isArray(value) && separator !== undefined) {
    const texts = value.map(scalarText);
    return texts.every((text) => text !== undefined) ? texts.join(separator) : undefined;
  }
  return scalarText(value);
}

function scalarText(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

/** A text or a number of a JSON text. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** The same JSON with whole numbers as texts: a JavaScript number keeps no more than 15 digits of an id. */
function withWholeNumbersAsTexts(json: string): string {
  return json.replaceAll(textOrNumber, (token) => (/^-?\d+$/.test(token) ? `"${token}"` : token));
}

function parseObject(text: string): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(withWholeNumbersAsTexts(text));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
