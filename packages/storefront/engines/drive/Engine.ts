/** A browser engine that the shop is shown in. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** The size of a window's inside, in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/**
 * One window of a browser with a profile of its own, driven by real keys and clicks. What all drivers can do, so that a
 * journey runs in each engine unchanged.
 */
export interface Window {
  /** Opens an address; resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function that needs nothing from outside in the page, and returns what it returns or resolves with. JSON both ways. */
  run<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs source text in the page, for libraries. */
  load(source: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Presses the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses and releases a key that has a name, such as `Enter`. */
  press(key: KeyName): Promise<void>;
  /** Chooses a file in the first file field that a CSS selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** The visible part of the page as PNG. */
  picture(): Promise<Buffer>;
  /** Ends the window and forgets its profile. */
  close(): Promise<void>;
}

/** Keys that journeys press. */
export type KeyName = "Enter" | "Escape" | "Tab" | "Home" | "PageUp" | "ArrowRight" | "ArrowDown" | "Backspace";

/** A started browser. */
export interface Engine {
  name: EngineName;
  /** A window with an empty profile, of the size of a desk's screen. */
  window(): Promise<Window>;
  stop(): Promise<void>;
}

/** The screen of a desk. */
export const desk: Size = { width: 1440, height: 900 };

/** The narrowest window that every engine can have: WebKitGTK's is as wide as its own buttons, 447 px. */
export const phone: Size = { width: 448, height: 900 };
