/**
 * Makes the browser one whose features can be looked at, for the shop's code and for the libraries in it: what throws as
 * soon as it is looked at counts as absent, and what every browser has gets a plain stand-in where it is missing or
 * broken (EN-07). What throws when it is used is caught where it is used.
 */
import { attempt } from "./attempt.ts";

/** Features that a browser may lack, or refuse in a private window, to an extension's taste, or over plain HTTP. */
const optional: readonly [object, readonly string[]][] = [
  [navigator, ["serviceWorker", "locks", "clipboard", "share", "connection", "storage", "sendBeacon"]],
  [document, ["startViewTransition"]],
  [
    window,
    [
      "localStorage",
      "sessionStorage",
      "indexedDB",
      "caches",
      "BroadcastChannel",
      "Notification",
      "requestIdleCallback",
    ],
  ],
];

export function makeBrowserUsable(): void {
  for (const [owner, names] of optional)
    for (const name of names) if (!attempt(() => (Reflect.get(owner, name), true), false)) give(owner, name, undefined);
  if (!attempt(() => typeof navigator.onLine === "boolean", false)) give(navigator, "onLine", true);
  if (!attempt(() => typeof matchMedia("all").matches === "boolean", false)) give(window, "matchMedia", noMedia);
  if (!attempt(() => new ResizeObserver(() => {}), undefined)) give(window, "ResizeObserver", NothingChanges);
  if (!attempt(() => new IntersectionObserver(() => {}), undefined))
    give(window, "IntersectionObserver", EverythingInView);
}

function give(owner: object, name: string, value: unknown): void {
  // A browser that refuses even this is left as it is.
  attempt(() => Object.defineProperty(owner, name, { configurable: true, writable: true, value }), owner);
}

/** No query matches, and none ever will. */
function noMedia(media: string): object {
  const ignore = () => {};
  return {
    matches: false,
    media,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
  };
}

class NothingChanges {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports each element as in view, so that whatever waits for that is shown. */
class EverythingInView extends NothingChanges {
  readonly #tell: (entries: readonly object[], observer: object) => void;

  constructor(tell: (entries: readonly object[], observer: object) => void) {
    super();
    this.#tell = tell;
  }

  override observe(target?: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    setTimeout(() => this.#tell([entry], this));
  }

  takeRecords(): readonly object[] {
    return [];
  }
}
