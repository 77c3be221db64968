/**
 * Runs in the head, before the first paint: applies the theme, and starts everything that only needs the address: the
 * settings, the page's files and its first call. A classic script without imports; `build/startScript.ts` fills in the
 * names that are declared here and writes it beside index.html. Nothing here may break the page: storage may be blocked,
 * the network down.
 */
import type { EarlyAnswer, PageName } from "./earlyAnswer.ts";

/** Files of a page, by its name and by its language; written by the build, empty during development. */
declare const pageFiles: Readonly<Partial<Record<PageName | `${PageName}.${string}`, readonly string[]>>>;
/**
 * The first call of each page, with the settings of config.json at the time of the build; `__name__` for values of the
 * page's address.
 */
declare const firstCalls: Readonly<Record<PageName, string>>;
/** Language of a visitor who has not chosen one, at the time of the build. */
declare const builtLanguage: string;
/** The settings at the time of the build that decide where calls go. */
declare const builtSettings: Readonly<Record<string, unknown>>;

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
  settings.then(noteSettings).catch(() => {});
  (window as { earlyConfig?: Promise<unknown> }).earlyConfig = settings;

  const route = location.hash.slice(1);
  // A page that the server has rendered is set aside before it is painted if the visitor wants another one.
  if (root["sent"] && !isSentWanted()) root["sent"] = "aside";
  // Only a server that renders pages has others than the home page at addresses of their own.
  const inPath = root["language"] && !route;
  const [path = "", query = ""] = (inPath ? location.pathname + location.search : route).split("?");
  const names: Readonly<Record<string, PageName>> = {
    "": "home",
    "/": "home",
    "/goodslist": "list",
    "/goodsdetail": "detail",
  };
  const name = names[path.toLowerCase()];
  if (name) openPage(name, new URLSearchParams(query), stored("locale") ?? root["language"] ?? builtLanguage);

  function isSentWanted(): boolean {
    const homeRoute = location.pathname === "/" && /^\/?(\?|$)/.test(route);
    return (!route || homeRoute) && (stored("locale") ?? root["language"]) === root["language"];
  }

  function openPage(page: PageName, params: URLSearchParams, locale: string): void {
    const lastAdvert = stored("topAdvert");
    const hasAdvert = lastAdvert === null || (lastAdvert !== "" && lastAdvert !== stored("closedAdvert"));
    if (page === "home" && !hasAdvert) root["advert"] = "none";
    if (root["sent"] !== "page") {
      if (page === "home") root["start"] = hasAdvert ? "advert" : "home";
      begin(page, params, locale);
    }
    for (const href of [...(pageFiles[page] ?? []), ...(pageFiles[`${page}.${locale}`] ?? [])]) preload(href);
  }

  function begin(page: PageName, params: URLSearchParams, locale: string): void {
    // The settings were changed after the build, so the calls go elsewhere: the shop begins them.
    const url = stored("earlyCalls") === "false" ? undefined : firstCall(page, params);
    // A buyer's product page is personal: the shop itself sends that call, with their token.
    if (!url || (page === "detail" && stored("accessToken"))) return;
    const answer = fetch(url, {
      headers: { uuid: deviceId(), "Accept-Language": locale },
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    const early: EarlyAnswer = { url, locale, answer, arrived: false };
    const arrive = () => {
      early.arrived = true;
    };
    // The shop handles a failure when it takes the answer.
    answer
      .then((response) => response.clone().arrayBuffer())
      .then(arrive)
      .catch(() => {});
    (window as { earlyAnswer?: EarlyAnswer }).earlyAnswer = early;
  }

  function preload(href: string): void {
    const link = document.createElement("link");
    link.crossOrigin = "";
    link.href = href;
    link.rel = href.endsWith(".css") ? "preload" : "modulepreload";
    if (href.endsWith(".css")) link.as = "style";
    document.head.append(link);
  }

  /** The page's first call, exactly as the page sends it; undefined if it depends on more than the address. */
  function firstCall(page: PageName, params: URLSearchParams): string | undefined {
    if (page === "home") return firstCalls.home;
    if (page === "detail") {
      const goodsId = params.get("goodsId");
      return goodsId
        ? firstCalls.detail
            .replace("__goodsId__", () => encodeURIComponent(goodsId))
            .replace("__skuId__", () => encodeURIComponent(params.get("skuId") || "0"))
        : undefined;
    }
    if ([...params.keys()].join() !== "keyword") return undefined;
    const [, keyword = ""] = String(new URLSearchParams({ keyword: params.get("keyword") ?? "" })).split("=");
    return firstCalls.list.replace("__keyword__", () => keyword);
  }

  /** Remembers for the next visit whether calls still go where this script sends them. */
  function noteSettings(content: unknown): void {
    const given = { ...builtSettings, ...(content as typeof builtSettings | undefined) };
    const same = Object.keys(builtSettings).every((entry) => text(given[entry]) === text(builtSettings[entry]));
    localStorage.setItem("earlyCalls", text(same));
  }

  function text(value: unknown): string {
    return JSON.stringify(value);
  }

  /** The device's id, created here on the very first visit (EN-03). */
  function deviceId(): string {
    const known = stored("uuid");
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
    // Not `randomUUID()`, which exists only over https.
    const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
    const made = digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    try {
      localStorage.setItem("uuid", made);
    } catch {
      // Without storage, the shop creates another one for this visit.
    }
    return made;
  }
})();
