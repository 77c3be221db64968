/**
 * The service worker's address. Its query names the build and where calls go, so that another build or setting is another
 * worker, and a page can tell whether the worker at hand keeps the page's own files.
 */
import { attempt } from "./attempt.ts";

/** Names of the worker's caches begin with it. */
export const cachePrefix = "sundry";
/** Header of an answer that the worker has kept: when it was kept (ISO 8601). */
export const keptAtHeader = "sundry-kept-at";
/** Attribute of the root element of a page that the worker has kept: when it was kept (ISO 8601). */
export const keptAtAttribute = "data-kept-at";
/** Where calls go, in the worker's address. */
export const callsParameter = "calls";
/** Name of the first file of the build, in the worker's address. */
export const buildParameter = "build";

/** Name of a cache of the shop in the folder `scope`: one origin can have several. */
export const cacheName = (name: string, scope: string) => `${cachePrefix}-${name}-${scope}`;

/** Whether a cache belongs to the worker of the shop in the folder `scope`. */
export const isOwnCache = (name: string, scope: string) =>
  name.startsWith(`${cachePrefix}-`) && name.endsWith(`-${scope}`);

/** Name of the first file of the page's code, which is another one in another build; empty while developing. */
export function buildOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src*='assets/']");
  return script?.src.split("/").at(-1) ?? "";
}

/** Address of the worker for a build of the shop in the folder `scope`. Without `calls` it keeps no answers. */
export function workerAddress(build: string, calls: string, scope: string): URL {
  const address = new URL("sw.js", scope);
  address.searchParams.set(buildParameter, build);
  address.searchParams.set(callsParameter, calls);
  return address;
}

/** Whether the worker keeps all code of this page's build, so that loading more of it needs no network. */
export function isCodeKept(): boolean {
  return attempt(() => {
    const worker = globalThis.navigator?.serviceWorker?.controller;
    const build = worker && new URL(worker.scriptURL).searchParams.get(buildParameter);
    return Boolean(build) && build === buildOfPage();
  }, false);
}
