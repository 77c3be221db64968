import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { KeyName, Window } from "./drive/Engine.ts";
import { find, type Found, type Wanted } from "./page/find.ts";

const library = await readFile(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** How long a shopper waits for something to be there, in ms. */
const patience = 60_000;

/**
 * A person in front of an engine's window, who finds things by role and name, and presses and types with a real mouse
 * and keyboard. A name between slashes is a regular expression.
 */
export class Shopper {
  readonly window: Window;
  readonly #url: string;

  constructor(window: Window, url: string) {
    this.window = window;
    this.#url = url;
  }

  /** Opens a page of the shop afresh. */
  async open(address: string): Promise<void> {
    await this.window.open(`${this.#url}${address}`);
  }

  /** Goes to a hash route within the open shop, as a link does. */
  async goTo(address: string): Promise<void> {
    await this.window.run((hash) => {
      location.hash = hash;
    }, address);
  }

  /** Waits until it is there, once; returns what it says. */
  async see(role: string, name: string, inside?: Wanted["inside"]): Promise<Found> {
    return this.#find({ role, name, ...(inside && { inside }) });
  }

  async press(role: string, name: string, inside?: Wanted["inside"]): Promise<void> {
    const { x, y } = await this.#find({ role, name, pressed: true, ...(inside && { inside }) });
    await this.window.clickAt(x, y);
  }

  /** Replaces what is in a field by typing. */
  async fill(role: string, name: string, text: string, inside?: Wanted["inside"]): Promise<void> {
    await this.press(role, name, inside);
    await this.window.run(() => {
      const field =
        (document.activeElement as HTMLIFrameElement).contentDocument?.activeElement ?? document.activeElement;
      (field as HTMLInputElement).select();
    });
    await this.window.type(text);
  }

  async key(key: KeyName): Promise<void> {
    await this.window.press(key);
  }

  /** Waits until the address of the page matches. */
  async isAt(address: RegExp): Promise<string> {
    return this.until(
      (source) => (new RegExp(source).test(location.href) ? location.href : undefined),
      address.source,
      `the page at ${address.source}`,
    );
  }

  /** Waits until a text stands somewhere in the visible page. */
  async reads(text: string): Promise<void> {
    await this.until(
      (wanted) =>
        [document, ...[...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument)].some((one) =>
          one?.body.innerText.includes(wanted),
        ) || undefined,
      text,
      `“${text}”`,
    );
  }

  /** Waits until a function in the page returns something. */
  async until<Result>(
    inPage: (word: string) => Result | undefined | Promise<Result | undefined>,
    word: string,
    what: string,
  ): Promise<Result> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // A page that is just being left can't answer.
      const result = await this.window.run(inPage, word).catch(() => undefined);
      if (result !== undefined && result !== null) return result;
      await new Promise((next) => setTimeout(next, 100));
    }
    const shown = await this.window.run(() => `${location.href}\n${document.body.innerText.slice(0, 600)}`);
    throw new Error(`The shopper does not see ${what}. ${shown}`);
  }

  async #find(wanted: Wanted): Promise<Found> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        if (!(await this.window.run(() => "TestingLibraryDom" in globalThis))) await this.window.load(library);
        return await this.window.run(find, wanted, Math.max(end - Date.now(), 500));
      } catch (error) {
        // The page was left meanwhile: the search goes on in the next one.
        if (Date.now() > end - 1000) throw error;
      }
    }
  }
}
