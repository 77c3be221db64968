/**
 * The service worker: without a network the shop shows what was last seen, not the browser's error (ADR 0045). `rules.ts`
 * says what is kept. It is built on its own, into `sw.js` (`vite.worker.config.ts`). It never calls `skipWaiting`: a new
 * version waits until the last tab of the old one is closed.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { addRoute, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, type StrategyOptions } from "workbox-strategies";
import { hasEntryPage } from "../shared/routing/entryPages.ts";
import { buildParameter, cacheName, cachePrefix, callsParameter } from "../start/workerAddress.ts";
import * as rules from "./rules.ts";

/** Files of this build, and paths of the calls that may be kept; written by the build. */
declare const keptFiles: Parameters<typeof precache>[0];
declare const publicReads: readonly string[];

type Plugin = NonNullable<StrategyOptions["plugins"]>[number];

const scope = new URL("./", self.location.href).href;
const { searchParams: parameters } = new URL(self.location.href);
const calls = parameters.get(callsParameter) ?? "";
const build = parameters.get(buildParameter) ?? "";
const place: rules.Place = { scope, calls, reads: publicReads };
const day = 86_400;

setCacheNameDetails({ prefix: cachePrefix, suffix: scope });

/** Drops the oldest when there are too many, and everything when the device runs out of room. */
const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }) as Plugin;

/** From the network, or what `kept` returns if there is none. */
const orElse = (kept: () => Promise<Response | undefined>) =>
  new NetworkOnly({ plugins: [{ handlerDidError: kept } satisfies Plugin] });

const read: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => rules.readKey(request),
  cacheWillUpdate: async ({ response }) => (rules.isKeepable(response) ? rules.dated(response, Date.now()) : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && rules.aged(cachedResponse, Date.now()),
};

const page: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!rules.isKeepable(response) || !rules.mayKeepPage(request)) return null;
    const html = await response.clone().text();
    return rules.isSentPage(html, build) ? rules.dated(response, Date.now()) : null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && rules.agedPage(cachedResponse, build),
  handlerDidError: async ({ request }) => {
    const instead = rules.pageOffline(request, place, hasEntryPage);
    return instead?.kept ? matchPrecache("index.html") : instead && Response.redirect(instead.address);
  },
};

// Pages and their settings come from the network, so that an old version never hides a new one.
registerRoute(
  ({ request }) => rules.pageOffline(request, place, hasEntryPage) !== undefined,
  new NetworkFirst({ cacheName: cacheName("pages", scope), plugins: [page, bounded(30, 7)] }),
);
registerRoute(
  ({ url }) => url.href === `${scope}start.js`,
  orElse(() => matchPrecache("start.js")),
);
const settings = new NetworkFirst({ cacheName: cacheName("settings", scope) });
const settingsAddress = `${scope}config.json`;
registerRoute(({ url }) => url.href === settingsAddress, settings);

registerRoute(
  ({ request }) => rules.isPublicRead(request, place),
  new NetworkFirst({ cacheName: cacheName("reads", scope), plugins: [read, bounded(200, 7)] }),
);
registerRoute(
  ({ request }) => rules.isShopPicture(request, place),
  new CacheFirst({ cacheName: cacheName("pictures", scope), plugins: [bounded(200, 30)] }),
);
registerRoute(
  ({ request }) => rules.isLook(request, place),
  new CacheFirst({ cacheName: cacheName("looks", scope), plugins: [bounded(60, 365)] }),
);

precache(keptFiles);
addRoute({ directoryIndex: "", cleanURLs: false });
clientsClaim();

// The first visit has read its settings before there was a worker.
self.addEventListener("install", (event) => {
  const installing = event as Event & { waitUntil(work: Promise<unknown>): void };
  installing.waitUntil(settings.handle({ event: installing as never, request: settingsAddress }));
});
