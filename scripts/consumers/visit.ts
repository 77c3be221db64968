import { mkdir } from "node:fs/promises";
import { type Browser, chromium, type Page } from "playwright";
import { onTestFinished } from "vitest";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { inRoot } from "../run/root.ts";

let browser: Promise<Browser> | undefined;

/** A page in the pinned Chromium, and its errors. */
export type Visit = {
  page: Page;
  /** Warnings and errors of the console, uncaught errors, and failed requests, as text. */
  complaints: string[];
  /** Takes a picture of the whole page into `test-results/consumers`. */
  picture(name: string): Promise<void>;
};

/** Opens an address and waits until everything has loaded, fonts too. */
export async function visit(url: string): Promise<Visit> {
  browser ??= chromiumLaunchOptions().then((options) => chromium.launch(options));
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ""}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
  });
  // The console does not show a policy violation that the page survives.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`),
    ),
  );
  await page.goto(url, { waitUntil: "networkidle" });
  // Fonts are only requested once the text has been laid out, which a busy machine may put off.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  return {
    page,
    complaints,
    async picture(name) {
      const folder = inRoot("test-results/consumers");
      await mkdir(folder, { recursive: true });
      // Large pictures are decoded in the background.
      await page.evaluate(() =>
        Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      );
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    },
  };
}
