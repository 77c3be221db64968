import { launch } from "puppeteer-core";
import { desk, type Engine, type Window } from "./Engine.ts";

/** Starts an installed Firefox, driven through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: desk,
    // oxlint-disable-next-line no-process-env -- the browser needs the rest of it
    env: { ...process.env, TZ: "Asia/Shanghai" },
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      // Scroll bars that take no room, as in the other two.
      "ui.useOverlayScrollbars": 1,
      "intl.accept_languages": "en-US, en",
      // A mouse, which a machine without a screen does not have: fine (2) and able to hover (4).
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  });
  return { name: "firefox", window, stop: () => browser.close() };

  async function window(): Promise<Window> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
      run: (inPage, ...args) => page.evaluate(`(${inPage.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
      load: async (source) => void (await page.evaluate(`${source};undefined`)),
      resize: (size) => page.setViewport(size),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      chooseFile: async (selector, path) => {
        const field = (await page.$(selector)) as Awaited<ReturnType<typeof page.$<"input">>>;
        if (!field) throw new Error(`There is no ${selector}.`);
        await field.uploadFile(path);
      },
      picture: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    };
  }
}
