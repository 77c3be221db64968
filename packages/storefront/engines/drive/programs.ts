import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of WebKitGTK, with full paths. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
  /** Gives the browser's window the focus, without which nothing in it looks focused. */
  windowManager: string;
}

/** Whether Firefox and WebKit are installed. */
export const areEnginesInstalled = () => firefoxProgram() !== undefined && webKitPrograms() !== undefined;

/**
 * Debian's packages with Firefox, WebKit, the screen and window manager that WebKit needs, and a font: without one for Chinese, each
 * engine draws the registration number in the footer of English pages in its own way.
 */
export const enginePackages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "openbox", "fonts-droid-fallback"];

const browsers = ["x86_64", "aarch64"].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** The installed Firefox; undefined if there is none. */
export function firefoxProgram(): string | undefined {
  return inPath("firefox-esr") ?? inPath("firefox");
}

/** The installed WebKit with what it needs; undefined if something of it is missing. */
export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = inPath("WebKitWebDriver");
  const browser = browsers.find((path) => existsSync(path));
  const screen = inPath("Xvfb");
  const windowManager = inPath("openbox");
  return driver && browser && screen && windowManager ? { driver, browser, screen, windowManager } : undefined;
}

function inPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
