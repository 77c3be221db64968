import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Browser, Page } from "playwright";

/** Cost of a first visit of a page. Sizes in bytes, with the server's best compression. */
export type Weight = {
  /** The document. */
  htmlGzip: number;
  jsGzip: number;
  jsBrotli: number;
  cssGzip: number;
  /**
   * Requests sent before the one for the largest picture, including the document; undefined if the largest element is
   * text.
   */
  requestsBeforePicture: number | undefined;
  /** Sum of layout shifts: the worst of phone and desktop, with pictures at once, late and failing. */
  shift: number;
  /** Scripts by size. */
  scripts: readonly { url: string; gzip: number }[];
};

type Pictures = "at once" | "late" | "failing";
type Frame = { width: number; height: number };

const phone: Frame = { width: 390, height: 844 };
const desktop: Frame = { width: 1280, height: 800 };
const lateMs = 3_000;

/** Visits `url` with an empty cache and weighs it. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const { sizes, requestsBeforePicture } = await withPage(browser, phone, "at once", async (page) => {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    const sheets: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "stylesheet") sheets.push(response.text());
    });
    const document = await settle(page, url);
    const covered = await page.coverage.stopJSCoverage();
    const ran = covered.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    const inline = await page.locator("style").allTextContents();
    const scripts = await Promise.all(
      ran.map(async ({ url: address, source = "" }) => ({
        url: new URL(address).pathname,
        gzip: await gzipped(source),
        brotli: await brotlied(source),
      })),
    );
    const styles = await Promise.all([...(await Promise.all(sheets)), ...inline].map(gzipped));
    return {
      sizes: {
        htmlGzip: await gzipped(document),
        scripts: scripts.sort((a, b) => b.gzip - a.gzip),
        jsGzip: sum(scripts.map((script) => script.gzip)),
        jsBrotli: sum(scripts.map((script) => script.brotli)),
        cssGzip: sum(styles),
      },
      requestsBeforePicture: await page.evaluate(countBeforePicture),
    };
  });
  const shifts: number[] = [];
  for (const frame of [phone, desktop])
    for (const pictures of ["at once", "late", "failing"] as const)
      shifts.push(
        await withPage(browser, frame, pictures, async (page) => {
          await settle(page, url);
          return page.evaluate(sumOfShifts);
        }),
      );
  return { ...sizes, requestsBeforePicture, shift: Math.max(...shifts) };
}

async function withPage<T>(
  browser: Browser,
  frame: Frame,
  pictures: Pictures,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: frame, locale: "en-GB", serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    if (pictures !== "at once")
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() !== "image") return route.fallback();
        if (pictures === "failing") return route.abort();
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        return route.fallback();
      });
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Opens a page until no request is in progress and everything is painted. Resolves with the document as it was sent. */
async function settle(page: Page, url: string): Promise<string> {
  const response = await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return (await response?.text()) ?? "";
}

/** Runs in the page. */
async function countBeforePicture(): Promise<number | undefined> {
  type Paint = PerformanceEntry & { url: string };
  const paints = await new Promise<Paint[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries() as Paint[])).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const url = paints.at(-1)?.url;
  const requests = performance.getEntriesByType("resource");
  const picture = url ? requests.find(({ name }) => name === url) : undefined;
  return picture && requests.filter(({ startTime }) => startTime < picture.startTime).length + 1;
}

/** Runs in the page. A page without a shift reports nothing at all, so it waits briefly for the observer. */
async function sumOfShifts(): Promise<number> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: "layout-shift",
    buffered: true,
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((total, { value }) => total + value, 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const gzipped = async (text: string) => (await promisify(gzip)(text, { level: 9 })).length;
const brotlied = async (text: string) =>
  (await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
