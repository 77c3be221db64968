/**
 * Runs in the head, before the first paint: applies the theme, and begins what only needs the address: the settings, the page's
 * files and its first call. A classic script without imports; `build/startScript.ts` fills in `pageFiles` and writes it beside
 * index.html. Nothing here may break the page: storage may be blocked, the network gone.
 */
import type { EarlyAnswer, PageName } from "./earlyAnswer.ts";

/** Files of a page, by its name and by its language; written by the build, empty during development. */
declare const pageFiles: Readonly<Partial<Record<PageName | `${PageName}.${string}`, readonly string[]>>>;

(() => {
  const root = document.documentElement.dataset;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored("theme");
  if (theme === "light" || theme === "dark") root["theme"] = theme;

  const settings = fetch("./config.json").then((response) => (response.ok ? (response.json() as unknown) : undefined));
  // The shop handles a failure when it reads the settings.
  settings.catch(() => {});
  (window as { earlyConfig?: Promise<unknown> }).earlyConfig = settings;

  const [path = "", query = ""] = location.hash.slice(1).split("?");
  const names: Readonly<Record<string, PageName>> = {
    "": "home",
    "/": "home",
    "/goodslist": "list",
    "/goodsdetail": "detail",
  };
  const name = names[path.toLowerCase()];
  if (name) openPage(name, new URLSearchParams(query), stored("locale") ?? "en");

  function openPage(page: PageName, params: URLSearchParams, locale: string): void {
    const lastAdvert = stored("topAdvert");
    const hasAdvert = lastAdvert === null || (lastAdvert !== "" && lastAdvert !== stored("closedAdvert"));
    if (page === "home" && hasAdvert) root["start"] = "advert";
    begin(page, params, locale);
    for (const href of [...(pageFiles[page] ?? []), ...(pageFiles[`${page}.${locale}`] ?? [])]) preload(href);
  }

  function begin(page: PageName, params: URLSearchParams, locale: string): void {
    const url = firstCall(page, params);
    // A buyer's goods page is their own: the shop sends that call, with their token.
    if (!url || (page === "detail" && stored("accessToken"))) return;
    const answer = fetch(url, {
      headers: { uuid: deviceId(), "Accept-Language": locale },
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    // The shop handles a failure when it takes the answer.
    answer.catch(() => {});
    (window as { earlyAnswer?: EarlyAnswer }).earlyAnswer = { url, locale, answer };
  }

  function preload(href: string): void {
    const link = document.createElement("link");
    link.crossOrigin = "";
    link.href = href;
    link.rel = href.endsWith(".css") ? "preload" : "modulepreload";
    if (href.endsWith(".css")) link.as = "style";
    document.head.append(link);
  }

  /** The call that the page begins with, exactly as the page makes it; undefined where it depends on more than the address. */
  function firstCall(page: PageName, params: URLSearchParams): string | undefined {
    if (page === "home") return "/api/page/home?clientType=PC";
    if (page === "detail") {
      const goodsId = params.get("goodsId");
      return goodsId
        ? `/api/goods/sku/${encodeURIComponent(goodsId)}/${encodeURIComponent(params.get("skuId") || "0")}`
        : undefined;
    }
    if ([...params.keys()].join() !== "keyword") return undefined;
    return `/api/goods/es?${new URLSearchParams({ keyword: params.get("keyword") ?? "", pageNumber: "1", pageSize: "20" })}`;
  }

  /** The device's id, made here on the very first visit (EN-03). */
  function deviceId(): string {
    const known = stored("uuid");
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
    // Not `randomUUID()`, which only exists over https.
    const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
    const made = digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    try {
      localStorage.setItem("uuid", made);
    } catch {
      // The shop makes another one for this visit.
    }
    return made;
  }
})();
