import type { Browser, Page } from "playwright";
import { median } from "./lighthouse.ts";

/** When a visitor on a phone sees the content and can use it, in ms after the visit began. */
export type Arrival = {
  /** Name, price and picture of the first goods in the window are painted. */
  seen: number;
  /** Handlers work: React has drawn, or taken over, the first control of the page. */
  attached: number;
};

/** Where to look: the element with the first goods, whether it shows a price on a phone, and the first control. */
export type Places = { goods: string; priced: boolean; control: string };

/** A button that a visitor presses before the code is there, and what it opens. */
export type Press = { button: string; opens: string };

const phone = { width: 390, height: 844 };
const network = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
const slowdown = 4;
const longestMs = 30_000;

/** Visits `url` several times with an empty cache, a slow network and a slow processor; the median of each time. */
export async function arrivalOf(browser: Browser, url: string, places: Places, times: number): Promise<Arrival> {
  const visits: Arrival[] = [];
  for (let turn = 0; turn < times; turn++) visits.push(await visit(browser, url, places));
  return { seen: median(visits.map(({ seen }) => seen)), attached: median(visits.map(({ attached }) => attached)) };
}

/** Visits `url` on the same phone and presses the button as soon as it can be seen: whether nothing came of it. */
export async function isPressLost(browser: Browser, url: string, { button, opens }: Press): Promise<boolean> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    const control = page.locator(button).filter({ visible: true }).first();
    await control.tap({ timeout: longestMs });
    const opened = page
      .locator(opens)
      .first()
      .waitFor({ timeout: longestMs / 3 });
    return opened.then(
      () => false,
      () => true,
    );
  });
}

async function visit(browser: Browser, url: string, places: Places): Promise<Arrival> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(watch, places);
    await page.goto(url, { waitUntil: "commit" });
    const isDone = () => {
      const { seen, attached } = (window as { arrival?: Partial<Arrival> }).arrival ?? {};
      return seen !== undefined && attached !== undefined;
    };
    await page.waitForFunction(isDone, undefined, { timeout: longestMs, polling: 200 });
    return page.evaluate(() => (window as unknown as { arrival: Arrival }).arrival);
  });
}

/** Runs `use` with a new page that has an empty cache, a slow network and a slow processor. */
async function onPhone<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before anything else: checks once per frame, and records the frame after the one that painted it.
 */
function watch({ goods, priced, control }: Places): void {
  const arrival: Partial<Arrival> = {};
  (window as { arrival?: Partial<Arrival> }).arrival = arrival;
  const note = (what: keyof Arrival) => requestAnimationFrame(() => (arrival[what] ??= performance.now()));
  const isShown = (place: Element) => {
    const name = place.querySelector("h1, h2, h3, a")?.textContent ?? "";
    const picture = [...place.querySelectorAll("img")].find((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 40 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    });
    const isLoaded = picture !== undefined && picture.complete && picture.naturalWidth > 0;
    const hasPrice = !priced || /\$\s?\d/.test(place.textContent ?? "");
    return isLoaded && hasPrice && name.trim() !== "";
  };
  // React keeps what it knows of an element in a property of the element; markup of the server gets it with hydration.
  const isReacts = (element: Element | null) =>
    element !== null && Object.keys(element).some((name) => name.startsWith("__reactProps$"));
  const look = () => {
    if (arrival.attached === undefined && isReacts(document.querySelector(control))) note("attached");
    const place = document.querySelector(goods);
    if (arrival.seen === undefined && place && isShown(place)) note("seen");
    if (arrival.attached === undefined || arrival.seen === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
