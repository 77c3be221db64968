/**
 * Runs in the head, before the first paint and before any module: theme, kind of page, and everything that can be asked for
 * without knowing more than the address. A classic script without imports; `startScript.ts` fills in `pageFiles` and writes
 * it beside index.html. Nothing here may fail the page: storage may be blocked, the network gone.
 */
import type { EarlyAnswer, PageName } from "./earlyAnswer.ts";

/** The shop's own code, its styles and font, files of a page by its name and of its language; written by the build, empty while developing. */
declare const pageFiles: Readonly<
  Partial<
    Record<"entry" | "code" | "styles" | "fonts" | "other" | PageName | `${PageName}.${"en" | "zh"}`, readonly string[]>
  >
>;

interface Picture {
  sizes: string;
  widths: readonly number[];
}

(() => {
  /** How the pages ask for these pictures; a difference costs a second download and nothing else. */
  const pictures: Readonly<Record<PageName, Picture>> = {
    home: { sizes: "(min-width: 768px) 586px, 286px", widths: [320, 480, 640, 960, 1280] },
    list: {
      sizes: "(min-width: 1280px) 197px, (min-width: 768px) 23vw, 45vw",
      widths: [96, 160, 240, 320, 480, 640, 960],
    },
    detail: { sizes: "(min-width: 1024px) 540px, 100vw", widths: [96, 160, 240, 320, 480, 640, 960] },
  };
  /** Longest waits of the shop's code, in ms, one after the other: for the first paint, the first answer, the first picture. */
  const longestForPaint = 300;
  const longestForAnswer = 500;
  const longestForPicture = 300;
  const root = document.documentElement.dataset;
  const kept = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") root["theme"] = theme;
  const [path = "", query = ""] = location.hash.slice(1).split("?");
  const params = new URLSearchParams(query);
  const names: Readonly<Record<string, PageName>> = {
    "": "home",
    "/": "home",
    "/goodslist": "list",
    "/goodsdetail": "detail",
  };
  const name = names[path.toLowerCase()];
  // What the first paint keeps free for the picture: nothing may move when that arrives.
  if (name) root["first"] = name;
  const last = kept("topAdvert");
  if (name !== "home") root["start"] = "page";
  else root["start"] = last === "" || (last !== null && last === kept("closedAdvert")) ? "home" : "advert";
  const add = (kind: "link" | "script", attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(kind);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    document.head.append(element);
  };
  const link = (attributes: Readonly<Record<string, string>>) => add("link", attributes);
  const settings = fetch("./config.json").then((response) => (response.ok ? (response.json() as unknown) : undefined));
  // Nobody may be there to hear of a failure.
  settings.catch(() => {});
  (window as { earlyConfig?: Promise<unknown> }).earlyConfig = settings;
  for (const href of pageFiles.styles ?? []) link({ rel: "stylesheet", href, crossorigin: "", "data-styles": "" });
  void (name ? openPage(name, kept("locale") === "zh" ? "zh" : "en") : run(pageFiles.other ?? []));

  /** First what is seen: the first paint, the answer and the picture are small beside the code, and would wait behind it. */
  async function openPage(page: PageName, locale: "en" | "zh"): Promise<void> {
    const asked = ask(page, locale);
    await firstPaint();
    const image = await Promise.race([asked, wait(longestForAnswer)]);
    if (image) await Promise.race([onScreen(image), wait(longestForPicture)]);
    run([...(pageFiles[page] ?? []), ...(pageFiles[`${page}.${locale}`] ?? [])]);
  }

  /** Sends for the shop's code with these files of a page, and for its font: nothing moves when letters are right at once. */
  function run(files: readonly string[]): void {
    for (const href of [...(pageFiles.code ?? []), ...files])
      link(
        href.endsWith(".css")
          ? { rel: "preload", as: "style", href, crossorigin: "" }
          : { rel: "modulepreload", href, crossorigin: "" },
      );
    for (const href of pageFiles.fonts ?? [])
      link({ rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "" });
    for (const src of pageFiles.entry ?? []) add("script", { type: "module", crossorigin: "", src });
  }

  /** A picture that cannot be had is for the page to deal with. */
  async function onScreen(image: HTMLImageElement): Promise<void> {
    await image.decode().catch(() => {});
    await firstPaint();
  }

  /** Sends the page's first call and, once it is answered, for the page's first picture. */
  async function ask(page: PageName, locale: "en" | "zh"): Promise<HTMLImageElement | undefined> {
    const url = addressOf(page, params);
    // A buyer's goods page answers him, not anybody: his token is sent by the shop itself.
    if (!url || (page === "detail" && kept("accessToken"))) return undefined;
    const answer = fetch(url, {
      headers: { uuid: deviceId(), "Accept-Language": locale },
      cache: "no-store",
      referrerPolicy: "no-referrer",
      priority: "high",
    });
    const early: EarlyAnswer = { url, locale, answer };
    (window as { earlyAnswer?: EarlyAnswer }).earlyAnswer = early;
    try {
      const body = (await (await answer).clone().json()) as { result?: unknown };
      return showFirstPicture(page, body.result);
    } catch {
      // The shop itself meets the same failure and tells the buyer.
      return undefined;
    }
  }

  /** Resolves after the browser has painted once; soon in any case, since a tab in the background paints nothing. */
  function firstPaint(): Promise<unknown> {
    const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Promise.race([frame, wait(longestForPaint)]);
  }

  function wait(ms: number): Promise<undefined> {
    return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
  }

  /** The call that the page begins with, exactly as the page will make it; undefined where it depends on more. */
  function addressOf(page: PageName, given: URLSearchParams): string | undefined {
    if (page === "home") return "/api/page/home?clientType=PC";
    if (page === "detail") {
      const goodsId = given.get("goodsId");
      return goodsId
        ? `/api/goods/sku/${encodeURIComponent(goodsId)}/${encodeURIComponent(given.get("skuId") || "0")}`
        : undefined;
    }
    if ([...given.keys()].join() !== "keyword") return undefined;
    return `/api/goods/es?${new URLSearchParams({ keyword: given.get("keyword") ?? "", pageNumber: "1", pageSize: "20" })}`;
  }

  /** The device's id, made here on the very first visit (EN-03). */
  function deviceId(): string {
    const known = kept("uuid");
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
    const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) => {
      if (at === 6) return (byte & 0x0f) | 0x40;
      return at === 8 ? (byte & 0x3f) | 0x80 : byte;
    });
    const hex = digits.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const made = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    try {
      localStorage.setItem("uuid", made);
    } catch {
      // The shop makes another one for this visit.
    }
    return made;
  }

  /** The largest picture of the first screen is under way before the shop's own code is. */
  function showFirstPicture(page: PageName, result: unknown): HTMLImageElement | undefined {
    const found = { home: ofHome, list: ofList, detail: ofDetail }[page](result);
    if (!found || !/^\/[^/].*\.webp(\?|$)/.test(found)) return undefined;
    const { sizes, widths } = pictures[page];
    const [file = "", search = ""] = found.split("?");
    const wanted = new URLSearchParams(search);
    const srcset = widths.map((width) => {
      wanted.set("w", String(width));
      return `${file}?${wanted} ${width}w`;
    });
    link({ rel: "preload", as: "image", imagesrcset: srcset.join(", "), imagesizes: sizes, fetchpriority: "high" });
    const image = document.createElement("img");
    image.alt = "";
    image.sizes = sizes;
    image.srcset = srcset.join(", ");
    const place = document.querySelector(page === "home" ? ".fp-hero" : ".fp-page");
    place?.append(image);
    return image;
  }

  function ofHome(result: unknown): string | undefined {
    const { pageData } = result as { pageData: string };
    const { list } = JSON.parse(pageData) as { list: { type: string; options?: { list?: { img?: string }[] } }[] };
    return list.find(({ type }) => type !== "topAdvert" && type !== "navBar")?.options?.list?.[0]?.img;
  }

  function ofList(result: unknown): string | undefined {
    return (result as { records: { thumbnail?: string }[] }).records[0]?.thumbnail;
  }

  function ofDetail(result: unknown): string | undefined {
    return (result as { data: { thumbnail?: string } }).data.thumbnail;
  }
})();
