/**
 * Runs in the head, before the first paint: applies the theme, and starts everything that only needs the address: the
 * settings, the page's files and its first call. `build/startScript.ts` bundles it as a classic script, fills in the
 * names that are declared here, and writes it beside index.html. Nothing here may break the page: storage may be
 * blocked, the network down.
 */
import { browserLanguage } from "./browserLanguage.ts";
import { beginEarly, type PageName } from "./earlyAnswer.ts";
import { stored } from "./device.ts";
import { keepPresses } from "./earlyPresses.ts";
import { firstCall } from "./firstCall.ts";
import { isSentWanted } from "./isSentWanted.ts";
import { makeBrowserUsable } from "./usableBrowser.ts";

/** Files of a page, by its name and by its language; written by the build, empty during development. */
declare const pageFiles: Readonly<Partial<Record<PageName | `${PageName}.${string}`, readonly string[]>>>;
/** The setting `language` at the time of the build, and the languages of the shop. */
declare const builtLanguage: string;
declare const builtLanguages: readonly string[];
/** The settings at the time of the build that decide where calls go. */
declare const builtSettings: Readonly<Record<string, unknown>>;

makeBrowserUsable();
/** Where the files of the build are: beside the page, or on the CDN that the server names. Known only while the script runs. */
const fileBase = document.currentScript?.dataset["files"] ?? "";
const root = document.documentElement.dataset;
const theme = stored("theme");
if (theme === "light" || theme === "dark") root["theme"] = theme;

const settings = fetch("./config.json").then((response) => (response.ok ? (response.json() as unknown) : undefined));
// The shop handles a failure when it reads the settings.
settings.catch(() => {});
(window as { earlyConfig?: Promise<unknown> }).earlyConfig = settings;

const route = location.hash.slice(1);
// A page that the server has rendered is set aside before it is painted if the visitor wants another one.
if (root["sent"] && !isSentWanted()) root["sent"] = "aside";
if (root["sent"] === "page") keepPresses();
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
if (name) openPage(name, new URLSearchParams(query), stored("locale") ?? root["language"] ?? usualLanguage());

/** The language of a visitor who has not chosen one. */
function usualLanguage(): string {
  return builtLanguage === "auto" ? (browserLanguage(builtLanguages) ?? builtLanguages[0] ?? "") : builtLanguage;
}

function openPage(page: PageName, params: URLSearchParams, locale: string): void {
  const lastAdvert = stored("topAdvert");
  const hasAdvert = lastAdvert === null || (lastAdvert !== "" && lastAdvert !== stored("closedAdvert"));
  if (page === "home" && !hasAdvert) root["advert"] = "none";
  if (root["sent"] !== "page") {
    if (page === "home") root["start"] = hasAdvert ? "advert" : "home";
    begin(page, params, locale);
  }
  const files = pageFiles;
  for (const href of [...(files[page] ?? []), ...(files[`${page}.${locale}`] ?? [])]) preload(href);
}

function begin(page: PageName, params: URLSearchParams, locale: string): void {
  // A buyer's product page is personal: the shop itself sends that call, with their token.
  if (page === "detail" && stored("accessToken")) return;
  const url = firstCall(page, params);
  if (!url) return;
  // Our server renders pages with its own answers, so it is the one to ask. Elsewhere the settings decide.
  if (root["language"]) beginEarly(url, locale);
  else settings.then((content) => isAsBuilt(content) && beginEarly(url, locale)).catch(() => {});
}

function preload(href: string): void {
  const link = document.createElement("link");
  link.crossOrigin = "";
  link.href = fileBase + href;
  link.rel = href.endsWith(".css") ? "preload" : "modulepreload";
  if (href.endsWith(".css")) link.as = "style";
  document.head.append(link);
}

/** Whether calls go where they went at the time of the build. Otherwise only the shop knows their addresses, and begins them. */
function isAsBuilt(content: unknown): boolean {
  const given = { ...builtSettings, ...(content as typeof builtSettings | undefined) };
  return Object.keys(builtSettings).every(
    (entry) => JSON.stringify(given[entry]) === JSON.stringify(builtSettings[entry]),
  );
}
