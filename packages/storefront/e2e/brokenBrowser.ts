import type { Page } from "@playwright/test";

/** How a feature of the browser fails: it isn't there, it can't be looked at, or it throws when it is used. */
export const failures = ["absent", "refused at a look", "refused when used"] as const;
export type Failure = (typeof failures)[number];

/** Features that some browser lacks or some setting or extension refuses, by where they are found. */
export const features = [
  "navigator.serviceWorker",
  "navigator.clipboard",
  "navigator.share",
  "navigator.connection",
  "navigator.locks",
  "document.startViewTransition",
  "window.indexedDB",
  "window.caches",
  "window.BroadcastChannel",
  "window.Notification",
  "window.requestIdleCallback",
  "window.matchMedia",
  "window.IntersectionObserver",
  "window.ResizeObserver",
] as const;

/** Breaks features of the browser in every page from now on. */
export async function breakBrowser(page: Page, names: readonly string[], failure: Failure): Promise<void> {
  await page.addInitScript(
    ([broken, how]) => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of broken) {
        const [place, feature = ""] = name.split(".");
        const owner: object = place === "navigator" ? navigator : place === "document" ? document : window;
        if (how === "absent")
          for (let at: object | null = owner; at; at = Object.getPrototypeOf(at) as object | null)
            Reflect.deleteProperty(at, feature);
        else if (how === "refused at a look")
          Object.defineProperty(owner, feature, { configurable: true, get: refuse });
        else {
          // A function, and an object with any method.
          const value: unknown = new Proxy(refuse, {
            construct: refuse,
            get: (target, part) => (part in target ? (Reflect.get(target, part) as unknown) : refuse),
            set: refuse,
          });
          Object.defineProperty(owner, feature, { configurable: true, value });
        }
      }
    },
    [names, failure] as const,
  );
}

/** How a browser keeps nothing: it has no room, it refuses every use, or it refuses even the look at a storage. */
export const storageFailures = ["full", "refused when used", "refused at a look"] as const;
export type StorageFailure = (typeof storageFailures)[number];

/** Breaks everything a page can keep something in, in every page from now on. */
export async function breakStorage(page: Page, failure: StorageFailure): Promise<void> {
  await page.addInitScript((how) => {
    const refuse = () => {
      throw how === "full"
        ? new DOMException("The quota has been exceeded.", "QuotaExceededError")
        : new DOMException("The operation is insecure.", "SecurityError");
    };
    if (how === "refused at a look")
      for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, { configurable: true, get: refuse });
    const places = [
      [Storage.prototype, how === "full" ? ["setItem"] : ["setItem", "getItem", "removeItem", "clear", "key"]],
      [IDBObjectStore.prototype, ["put", "add"]],
      [IDBFactory.prototype, how === "full" ? [] : ["open", "deleteDatabase"]],
      [Cache.prototype, ["put", "add", "addAll"]],
    ] as const;
    for (const [owner, names] of places)
      for (const name of names) Object.defineProperty(owner, name, { configurable: true, value: refuse });
  }, failure);
}
