import { Hono } from "hono";
import type { Db } from "./db/database.ts";
import type { Tx } from "./db/transaction.ts";
import { referenceSocketPath } from "./dialect/paths.ts";
import { withReferencePaths } from "./dialect/referenceApp.ts";
import { type Api, createApi } from "./http/dispatch.ts";
import { openPages } from "./entry/openPages.ts";
import { type FaultLog, faultsToStderr } from "./http/faults.ts";
import { foreignPages } from "./http/foreignPages.ts";
import { boundedRate } from "./http/requestRate.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import type { Route } from "./http/serve.ts";
import { shopFonts } from "./http/shopFonts.ts";
import { storefrontFiles } from "./http/storefrontFiles.ts";
import { goodsPhotos } from "./media/goodsPhotos.ts";
import { photoStoresOf } from "./media/photoStores.ts";
import { privatePictures, uploadedPictures } from "./media/uploadedPictures.ts";
import { uploadStoreOf } from "./media/uploadStore.ts";
import { chatPages } from "./modules/im/chatPages.ts";
import type { ChatHub } from "./modules/im/live/hub.ts";
import { buyerSocket, socketPath } from "./modules/im/live/socket.ts";
import { outboxRoutes } from "./modules/outgoing/outbox.ts";
import { noticesPath, paymentNotices } from "./modules/cashier/paymentNotices.ts";
import { sandboxPages } from "./modules/cashier/sandboxPages.ts";
import { isSigned } from "./modules/upload/privateAddress.ts";
import { callbackPath, oauthCallback } from "./modules/session/oidc/callback.ts";
import { demoOf, demoPath } from "./modules/session/oidc/provider.ts";
import { type Health, healthRoutes } from "./operation/health.ts";
import { observeRequests, type Observer } from "./operation/requestObservers.ts";
import type { Services } from "./services.ts";

export interface AppParts {
  db: Db;
  /** Answers reads of the catalogue. Default: `db`. */
  catalogue?: Db;
  services: Services;
  routes: readonly Route[];
  /** Serves product pictures below `/media`. Left out in tests that need no pictures. */
  media?: Hono | undefined;
  /** Pushes chat messages to connected buyers. Without it, pages poll. */
  chat?: ChatHub;
  /** Reports whether the process can serve. Without it, there are no health routes. */
  health?: Health;
  /** Called for each answered request. */
  observers?: readonly Observer[];
  /** Where unexpected failures are written. Default: standard error. */
  faults?: FaultLog;
}

/** The shop's application. */
export interface App extends Api {
  /** Ends the threads that render pages. */
  close(): Promise<void>;
}

/** The whole shop behind one address: calls below `/api`, pictures below `/media`, the built storefront at `/`. */
export function createApp({
  db,
  catalogue,
  services,
  routes,
  media,
  chat,
  health,
  observers = [],
  faults = faultsToStderr,
}: AppParts): App {
  const api = createApi({ db, catalogue, services, routes, faults });
  const app = new Hono();
  const { edge } = services.config;
  // Our own machines ask every few seconds, so these requests are neither counted nor logged.
  if (health) app.route("/", healthRoutes(health));
  app.use(observeRequests(edge.trustedProxies, observers));
  app.use(securityHeaders(edge));
  if (edge.allowedOrigins.length > 0) app.use("/api/*", foreignPages(edge.allowedOrigins));
  if (edge.requestsPerMinute > 0) {
    const bounded = boundedRate(edge, services.clock);
    for (const path of ["/api/*", "/media/*", "/sitemap.xml", "/sitemap/*"]) app.use(path, bounded);
  }
  app.route(`/api${callbackPath}`, oauthCallback({ db, services, faults }));
  const demo = demoOf(services);
  if (demo) app.route(demoPath, demo);
  const { dialect } = services.config;
  const socketPaths = dialect === "reference" ? [socketPath, referenceSocketPath] : [socketPath];
  if (chat) for (const path of socketPaths) app.route(path, buyerSocket({ db, services, faults, hub: chat }));
  if (services.config.payments) app.route(`/api${noticesPath}`, paymentNotices({ db, services, faults }));
  app.route("/api", api.app);
  app.route("/media/uploads", uploadedPictures(uploadStoreOf(services.config)));
  const isAllowed = (name: string, query: URLSearchParams) => isSigned(db as Tx, services, name, query);
  app.route("/media/private", privatePictures(uploadStoreOf(services.config, "private"), isAllowed));
  app.route("/media/photos", goodsPhotos(photoStoresOf(services.config)));
  if (media) app.route("/media", media);
  const outbox = outboxRoutes(db, services);
  if (outbox) app.route("/outbox", outbox);
  if (services.config.chat !== "off") app.route("/im", chatPages({ db, services, faults, hub: chat }));
  if (services.config.sandboxCashier && !services.config.payments)
    app.route("/sandbox", sandboxPages({ db, services, faults }));
  app.route("/fonts", shopFonts(services.config.storefrontDir));
  const entry = openPages(app, { db, catalogue: catalogue ?? db, services, faults, api: api.app });
  app.use(storefrontFiles(services.config.storefrontDir));
  return {
    app: dialect === "reference" ? withReferencePaths(app, services) : app,
    settled: api.settled,
    close: entry.close,
  };
}
