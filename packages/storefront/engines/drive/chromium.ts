import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../../../scripts/chromium.mjs";
import { desk, type Engine, type Window } from "./Engine.ts";

/** Starts the pinned Chromium, which the other engines are compared with. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  return { name: "chromium", window, stop: () => browser.close() };

  async function window(): Promise<Window> {
    const context = await browser.newContext({
      viewport: desk,
      locale: "en-US",
      timezoneId: "Asia/Shanghai",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      run: (inPage, ...args) => page.evaluate<never>(`(${inPage.toString()})(...${JSON.stringify(args)})`),
      load: (source) => page.evaluate(source),
      resize: (size) => page.setViewportSize(size),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      chooseFile: (selector, path) => page.locator(selector).first().setInputFiles(path),
      picture: () => page.screenshot(),
      close: () => context.close(),
    };
  }
}
