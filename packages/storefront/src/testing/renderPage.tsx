import { list as articles } from "@sundry/api/contract/article";
import type { Call } from "@sundry/api/contract/call";
import { count as cartCount } from "@sundry/api/contract/cart";
import { couponCount } from "@sundry/api/contract/checkout";
import { canUse, mine as ownCoupons } from "@sundry/api/contract/coupon";
import { isGoods, isPriceWatched, list as favourites } from "@sundry/api/contract/favourite";
import { categoryChildren, hotWords, search, skuDetail } from "@sundry/api/contract/goods";
import { me } from "@sundry/api/contract/member";
import { list as messages } from "@sundry/api/contract/message";
import { traces } from "@sundry/api/contract/order";
import { log } from "@sundry/api/contract/page";
import { get as site } from "@sundry/api/contract/site";
import { expect, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { commands, type Locator, page, userEvent } from "vitest/browser";
import { App } from "../app/App.tsx";
import { client } from "../shared/data/client.ts";
import { dropPrefetched } from "../shared/data/prefetchedRead.ts";
import { chooseLocale } from "../shared/i18n/locale.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { setShopZone } from "../shared/i18n/shopZone.ts";
import { shopConfig } from "../shared/site/config.ts";
import { loadUiWords, loadWords, nameShop } from "../shared/i18n/words.ts";
import { showTheme } from "../shared/site/theme.ts";
import { buyer } from "./entities.ts";
import { type Answer, answer, createServer, pageOf, refuse } from "./server.ts";

export { type Answer, answer, busy, fail, pageOf, refuse } from "./server.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    findAxeViolations: () => Promise<string[]>;
  }
}

/** Width of a desktop, of a phone, and of the narrowest supported phone. */
const desktop = 1440;
const phone = 390;
const narrowest = 320;
const height = 844;

/** Theme, language and width in which every screen must work. */
export const pageConditions = [
  { name: "light, English, 1440 px", theme: "light", locale: "en", width: desktop },
  { name: "dark, Chinese, 390 and 320 px", theme: "dark", locale: "zh", width: phone },
] as const;

/** Dark theme at full width, for the few pages that show what only wide windows have. */
export const wideDark = {
  name: "dark, English, 1440 px",
  theme: "dark",
  locale: "en",
  width: desktop,
} as const;

export interface PageConditions {
  theme?: "light" | "dark";
  locale?: Locale;
  width?: number;
}

interface Opened extends PageConditions {
  /** The server's answers; a call without one fails the test. */
  answers?: readonly Answer[];
  /** Whether Mei Tanaka is logged in. Default: true. */
  loggedIn?: boolean;
}

/** What the shop requests besides the page: its header, its menus, and the hearts and tickets on any page. */
const shell: readonly Answer[] = [
  answer(site, { settingValue: "{}" }),
  answer(log, null),
  answer(hotWords, []),
  answer(articles, pageOf([])),
  answer(cartCount, 0),
  answer(couponCount, 0),
  answer(canUse, pageOf([])),
  answer(traces, { traces: [] }),
  answer(me, buyer()),
  answer(messages, pageOf([])),
  answer(categoryChildren, []),
  answer(favourites, pageOf([])),
  answer(isGoods, false),
  answer(isPriceWatched, false),
  answer(ownCoupons, pageOf([])),
  // For the page of an unknown address, where tests of the shell stand.
  answer(search, pageOf([])),
  // For visitors whose pointer rests on goods.
  refuse(skuDetail, "These goods do not exist", 11001),
];

/** Gives the window this width, unless it has it: asking takes as long as drawing the page anew. */
async function resize(width: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

/** How many entries of the browser's history the tests have made. */
let entries = 0;

/** Opens the whole shop at an address, with a server in the page. */
export async function renderPage(address: string, opened: Opened = {}) {
  const { answers = [], loggedIn = true, theme = "light", locale = "en", width = desktop } = opened;
  const server = createServer([...shell, ...answers]);
  vi.stubGlobal("fetch", server.fetch);
  localStorage.clear();
  sessionStorage.clear();
  // The day's coupons have been seen already (HM-13).
  localStorage.setItem("getTimes", String(new Date().getDate()));
  const { username, nickName } = buyer();
  if (loggedIn) client.session.setUser({ username, nickName, face: "" });
  else await client.session.logOut();
  await resize(width);
  window.scrollTo({ top: 0, behavior: "instant" });
  showTheme(theme);
  await Promise.all([loadWords("shell", locale), loadUiWords(locale)]);
  await chooseLocale(locale);
  // An entry of its own: the shop remembers how far each one was scrolled.
  entries += 1;
  history.replaceState({ key: `test-${entries}` }, "", `#${address}`);
  let shop = await render(<App />);
  onTestFinished(async () => {
    // The files of a run share one page, so everything is removed for the next test.
    await server.quiet();
    await shop.unmount();
    dropPrefetched();
    // The pointer would open what it rests on in the next test, such as the preview of the cart.
    await userEvent.pointer({ coords: { x: 1, y: 1 } });
    await chooseLocale("en");
    await client.session.logOut();
    setShopZone(undefined);
    nameShop(shopConfig.title);
    showTheme("system");
    await resize(desktop);
    vi.unstubAllGlobals();
    expect([...new Set(server.unknown)], "calls without an answer").toEqual([]);
  });
  return {
    /** Changes the server's answers from now on. */
    answer: server.answer,
    /** The input of each request of a call so far. */
    sent: (call: Pick<Call, "id">) => server.sent(call),
    /** Resolves once what was asked has been answered and nothing more is asked. */
    quiet: server.quiet,
    /** Reloads the shop, here or at another address: only the browser's storage survives. */
    async reload(at = location.hash.slice(1)) {
      await shop.unmount();
      history.replaceState(null, "", `#${at}`);
      shop = await render(<App />);
    },
  };
}

/** The part of the address that the shop reads. */
export async function expectAddress(address: string | RegExp): Promise<void> {
  if (typeof address === "string") await expect.poll(() => location.hash).toBe(`#${address}`);
  else await expect.poll(() => location.hash).toMatch(address);
}

/** Opens another page of the shop, as a link does. */
export function goTo(address: string): void {
  location.hash = address;
}

/**
 * Checks that axe finds nothing wrong with the page as it is, and that the page does not scroll sideways (HM-16). A
 * page as wide as a phone must not do so on the narrowest one either.
 */
export async function expectAccessible(): Promise<void> {
  expect(await violationsOfOneState()).toEqual([]);
  expectNoSidewaysScroll();
  if (window.innerWidth !== phone) return;
  await resize(narrowest);
  expectNoSidewaysScroll();
  await resize(phone);
}

/**
 * What axe finds on the page as it stands. Axe takes so long that it may see a button disabled, and then its colours
 * enabled: what it found while the page changed is looked for again.
 */
async function violationsOfOneState(): Promise<readonly string[]> {
  let changed = false;
  const changes = new MutationObserver(() => {
    changed = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let left = 3; ; left -= 1) {
      do {
        changed = false;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      } while (changed);
      // Halfway between two colours nothing has enough contrast.
      const running = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(running.map(({ finished }) => finished));
      const found = await commands.findAxeViolations();
      if (found.length === 0 || !changed || left === 0) return found;
    }
  } finally {
    changes.disconnect();
  }
}

/** Checks that the page is no wider than the window. */
export function expectNoSidewaysScroll(): void {
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
}

/** Checks that the page has this number of elements. */
export async function expectCount(found: Locator, count: number): Promise<void> {
  await expect.poll(() => found.elements().length).toBe(count);
}
