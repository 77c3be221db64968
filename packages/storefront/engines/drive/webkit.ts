import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../../../scripts/run/freePort.ts";
import { desk, type Engine, type KeyName, type Size, type Window } from "./Engine.ts";
import type { WebKitPrograms } from "./programs.ts";

const keys: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  PageUp: Key.PAGE_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
};

/**
 * Starts WebKitGTK's driver on a screen of its own. Its browser has one window at a time, each with an empty profile,
 * because the driver has one session at a time.
 */
export async function startWebKit({ driver, browser, screen, windowManager }: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  // What a page sees as prefers-reduced-motion.
  await writeFile(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const shown = await startScreen(screen);
  const manager = spawn(windowManager, ["--sm-disable"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: shown.display, XDG_CONFIG_HOME: folder },
  });
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: shown.display,
      XDG_CONFIG_HOME: folder,
      TZ: "Asia/Shanghai",
      // It takes its language from here: American English, as the others have it.
      LC_ALL: "C",
      // Root can't have WebKit's sandbox; the pages are our own.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  await listening(port);
  let last: WebDriver | undefined;
  return { name: "webkit", window, stop };

  async function window(): Promise<Window> {
    const wanted = {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    };
    // A test that ran out of time has left its window open.
    await last?.quit().catch(() => undefined);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities(wanted))
      .build();
    last = session;
    // Sooner than the test's own time, so that the test says what it waited for.
    await session.manage().setTimeouts({ pageLoad: 30_000, script: 40_000 });
    await resize(session, desk);
    return {
      open: (url) => session.get(url),
      run: (inPage, ...args) => ask(session, `(${inPage.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
      load: (source) => session.executeScript(source),
      resize: (size) => resize(session, size),
      clickAt: (x, y) =>
        session
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      // As fast as a person types.
      type: (text) =>
        [...text].reduce((typing, letter) => typing.sendKeys(letter).pause(30), session.actions()).perform(),
      press: (key) => session.actions().sendKeys(keys[key]).perform(),
      chooseFile: (selector, path) => session.findElement(By.css(selector)).sendKeys(path),
      picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
      close: async () => {
        last = undefined;
        await session.quit();
      },
    };
  }

  async function stop(): Promise<void> {
    await end(service);
    await end(manager);
    await end(shown.process);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Evaluates an expression and waits for its promise. */
async function ask(session: WebDriver, expression: string): Promise<unknown> {
  const answer: { value?: unknown; error?: string } = await session.executeAsyncScript(
    `const done = arguments[0];
     Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
  );
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

/** Gives the inside of the window this size; its frame takes some. The screen follows a moment later. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  const outside = session.manage().window();
  for (let tries = 0; tries < 50; tries += 1) {
    const now = await session.executeScript<Size & { frame: Size }>(
      `return { width: innerWidth, height: innerHeight,
        frame: { width: outerWidth - innerWidth, height: outerHeight - innerHeight } }`,
    );
    if (now.width === width && now.height === height) return;
    await outside.setRect({ x: 0, y: 0, width: width + now.frame.width, height: height + now.frame.height });
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`The window can't be ${width} × ${height} px inside.`);
}

/** A virtual screen; it chooses a free number. */
async function startScreen(program: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(program, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { display: `:${number}`, process: child };
}

/** Resolves when the driver answers. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error("WebKitWebDriver does not answer.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill();
  await gone;
}
