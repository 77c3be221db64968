import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Db } from "./db/database.ts";
import type { Tx } from "./db/transaction.ts";
import { referenceSocketPath } from "./dialect/paths.ts";
import { withReferencePaths } from "./dialect/referenceApp.ts";
import { ownFrame } from "./dialect/socketFrames.ts";
import { type Api, createApi } from "./http/dispatch.ts";
import { openPages } from "./entry/openPages.ts";
import { type FaultLog, faultsToStderr, hasLeft, reportFault } from "./http/faults.ts";
import { foreignPages } from "./http/foreignPages.ts";
import { languageOf } from "./http/language.ts";
import { notFoundPage } from "./http/plainPages.ts";
import { boundedRate } from "./http/requestRate.ts";
import { fileBase } from "./http/fileBase.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import type { Route } from "./http/serve.ts";
import { shopFonts } from "./http/shopFonts.ts";
import { hasMap, inputLimitOf, pageLanguage, settingsOfPages } from "./http/pageSettings.ts";
import { storefrontFiles } from "./http/storefrontFiles.ts";
import { wholeAddresses } from "./http/wholeAddresses.ts";
import { goodsPhotos } from "./media/goodsPhotos.ts";
import { photoStoresOf } from "./media/photoStores.ts";
import { privatePictures, uploadedPictures } from "./media/uploadedPictures.ts";
import { uploadStoreOf } from "./media/uploadStore.ts";
import { chatPages } from "./modules/aftercare/im/chatPages.ts";
import type { ChatHub } from "./modules/aftercare/im/live/hub.ts";
import { buyerSocket, socketPath } from "./modules/aftercare/im/live/socket.ts";
import { lettersOff } from "./modules/shopwide/letter/lettersOff.ts";
import { lettersOffPath } from "./modules/shopwide/letter/unsubscribe.ts";
import { outboxRoutes } from "./modules/platform/outgoing/outbox.ts";
import { noticesPath, paymentNotices } from "./modules/buying/cashier/paymentNotices.ts";
import { sandboxPages } from "./modules/buying/cashier/sandboxPages.ts";
import { archivePath } from "./modules/shopwide/privacy/archiveAddress.ts";
import { archiveFile } from "./modules/shopwide/privacy/archiveFile.ts";
import { isSigned } from "./modules/platform/upload/privateAddress.ts";
import { callbackPath, oauthCallback } from "./modules/account/session/oidc/callback.ts";
import { demoOf, demoPath } from "./modules/account/session/oidc/provider.ts";
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
  const { edge, storefrontDir, pageConfigFile } = services.config;
  const settings = settingsOfPages(storefrontDir, pageConfigFile);
  const languageFor = pageLanguage(settings);
  // Our own machines ask every few seconds, so these requests are neither counted nor logged.
  if (health) app.route("/", healthRoutes(health));
  app.use(observeRequests(edge.trustedProxies, observers));
  app.use(securityHeaders(edge, { files: fileBase(services.config), map: hasMap(settings) }));
  app.use(wholeAddresses);
  app.onError((error, c) => {
    // A refusal of Hono's own: a body that is too large, or a form from another site.
    if (error instanceof HTTPException) return error.getResponse();
    if (hasLeft(c, error)) return c.body(null, 400);
    reportFault(error, "page", services.clock.now(), faults, c.get("requestId"));
    return c.html(notFoundPage(languageOf(c)), 500);
  });
  if (edge.allowedOrigins.length > 0) app.use("/api/*", foreignPages(edge.allowedOrigins));
  if (edge.requestsPerMinute > 0) {
    const bounded = boundedRate(edge, services.clock);
    // Everything but hashed files, of which one page has many and which cost next to nothing.
    app.use((c, next) => (/^\/(assets|fonts)\//.test(c.req.path) ? next() : bounded(c, next)));
  }
  app.route(`/api${callbackPath}`, oauthCallback({ db, services, faults }));
  const demo = demoOf(services);
  if (demo) app.route(demoPath, demo);
  const { dialect } = services.config;
  if (chat) app.route(socketPath, buyerSocket({ db, services, faults, hub: chat }));
  if (chat && dialect === "reference")
    app.route(referenceSocketPath, buyerSocket({ db, services, faults, hub: chat, readOther: ownFrame }));
  app.route(`/api${lettersOffPath}`, lettersOff({ db, services, faults }));
  app.route(`/api${archivePath}`, archiveFile({ db, services, faults }));
  if (services.config.payments) app.route(`/api${noticesPath}`, paymentNotices({ db, services, faults }));
  app.route("/api", api.app);
  app.route("/media/uploads", uploadedPictures(uploadStoreOf(services.config)));
  const isAllowed = (name: string, query: URLSearchParams) => isSigned(db as Tx, services, name, query);
  app.route("/media/private", privatePictures(uploadStoreOf(services.config, "private"), isAllowed));
  app.route("/media/photos", goodsPhotos(photoStoresOf(services.config)));
  if (media) app.route("/media", media);
  const outbox = outboxRoutes(db, services);
  if (outbox) app.route("/outbox", outbox);
  if (services.config.chat !== "off")
    app.route("/im", chatPages({ db, services, faults, hub: chat, languageFor, inputLimit: inputLimitOf(settings) }));
  if (services.config.sandboxCashier && !services.config.payments)
    app.route("/sandbox", sandboxPages({ db, services, faults }));
  app.route("/fonts", shopFonts(storefrontDir));
  const entry = openPages(app, {
    db,
    catalogue: catalogue ?? db,
    services,
    faults,
    api: api.app,
    settings,
    languageFor,
  });
  health?.waitFor(entry.prepared);
  app.use(storefrontFiles(storefrontDir, languageFor));
  return {
    app: dialect === "reference" ? withReferencePaths(app, services, db) : app,
    settled: api.settled,
    close: entry.close,
  };
}
