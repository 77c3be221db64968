import { pages, type PageName } from "../src/shared/routing/addresses.ts";
import { desk, type Engine, phone, type Size, type Window } from "./drive/Engine.ts";
import type { Session } from "./marketplace.ts";
import { type Layout, measure } from "./page/measure.ts";

/** In which window and language pages are looked at, and who looks. */
export interface Round {
  name: string;
  size: Size;
  locale: "en" | "zh";
}

/**
 * Every page at both widths, and each language at one of them; with `SUNDRY_ENGINES_ALL`, each language at both.
 * Wide windows and long English words show other mistakes than narrow ones and Chinese.
 */
export const rounds: readonly Round[] = [
  { name: "English at 1440 px", size: desk, locale: "en" },
  { name: "Chinese on a phone", size: phone, locale: "zh" },
  ...(process.env["SUNDRY_ENGINES_ALL"]
    ? ([
        { name: "Chinese at 1440 px", size: desk, locale: "zh" },
        { name: "English on a phone", size: phone, locale: "en" },
      ] as const)
    : []),
];

/** Pages that send a logged-in buyer on. */
const forVisitors: readonly PageName[] = ["login", "signUp", "forgetPassword"];

/** Pages in the order of a walk: as the demo buyer, and as a visitor. */
export const buyerPages = (Object.keys(pages) as PageName[]).filter((name) => !forVisitors.includes(name));
export const visitorPages = forVisitors;

/** Pages that the server renders at an address of their own. */
export const entryPages: readonly PageName[] = [
  "home",
  "goodsList",
  "goods",
  "store",
  "article",
  "topic",
  "seckill",
  "couponCentre",
  "pointsMall",
];

/** Prepares the window's profile for a round: size, language, and who looks; leaves it on a plain file of the shop. */
export async function prepare(window: Window, url: string, { size, locale }: Round, session?: Session): Promise<void> {
  await window.resize(size);
  await window.open(`${url}/start.js`);
  await window.run(
    (language, kept) => {
      localStorage.clear();
      localStorage.setItem("locale", language);
      // Today's coupons would pop up over some page.
      localStorage.setItem("getTimes", String(new Date().getDate()));
      if (!kept) return;
      localStorage.setItem("accessToken", kept.accessToken);
      localStorage.setItem("refreshToken", kept.refreshToken);
      localStorage.setItem("userInfo", JSON.stringify({ username: kept.username, nickName: "Mei Tanaka", face: "" }));
    },
    locale,
    session ?? null,
  );
}

/** Goes to a page by its hash route, within the shop if the shop is there. */
export async function walkTo(window: Window, url: string, address: string): Promise<void> {
  const isShop = await window.run((hash) => {
    if (!document.getElementById("root")) return false;
    // The old page stays until the new one is ready.
    for (const heading of document.querySelectorAll("h1")) heading.dataset["left"] = "";
    location.hash = hash;
    return true;
  }, address);
  if (!isShop) await window.open(`${url}/#${address}`);
}

/**
 * Opens a page at the address at which the server renders it, in a new profile. Visitors from a new profile get English;
 * for Chinese they have chosen it before.
 */
export async function enterAt(window: Window, url: string, address: string, round: Round): Promise<void> {
  if (round.locale === "zh") await prepare(window, url, round);
  else await window.resize(round.size);
  await window.open(`${url}${address}`);
}

/** Name of a visit, by which Chromium's layout is found. */
export function visitOf(page: PageName, round: Round, how: "walk" | "entry"): string {
  return `${how} to ${page}, ${round.name}`;
}

/** How long nothing may change before Chromium's page counts as whole, in ms: parts of it come when the browser is idle. */
const wholeAfter = { walk: 1_000, entry: 2_500 };

/** Opens a page as a buyer until it is whole, for what happens on the first visit alone. */
export async function openOnce(engine: Engine, url: string, address: string, session: Session): Promise<void> {
  const window = await engine.window();
  await prepare(window, url, { name: "once", size: desk, locale: "en" }, session);
  await walkTo(window, url, address);
  await window.run(measure, wholeAfter.walk);
  await window.close();
}

/** Makes all visits, those of different windows at once, and returns the layouts by the name of the visit. */
export async function layoutsOf(
  engine: Engine,
  url: string,
  addresses: Readonly<Record<PageName, string>>,
  session: Session,
): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {};
  const walk = async (round: Round, visited: readonly PageName[], who?: Session) => {
    const window = await engine.window();
    await prepare(window, url, round, who);
    for (const page of visited) {
      await walkTo(window, url, addresses[page]);
      layouts[visitOf(page, round, "walk")] = await window.run(measure, wholeAfter.walk);
    }
    await window.close();
  };
  const enter = async (round: Round) => {
    for (const page of entryPages) {
      const window = await engine.window();
      await enterAt(window, url, addresses[page], round);
      layouts[visitOf(page, round, "entry")] = await window.run(measure, wholeAfter.entry);
      await window.close();
    }
  };
  await Promise.all(
    rounds.flatMap((round) => [walk(round, buyerPages, session), walk(round, visitorPages), enter(round)]),
  );
  return layouts;
}
