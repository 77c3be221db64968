import { Hono } from "hono";
import type { Db } from "./db/database.ts";
import { type Api, createApi } from "./http/dispatch.ts";
import { type FaultLog, faultsToStderr } from "./http/faults.ts";
import { foreignPages } from "./http/foreignPages.ts";
import { boundedRate } from "./http/requestRate.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import type { Route } from "./http/serve.ts";
import { shopFonts } from "./http/shopFonts.ts";
import { storefrontFiles } from "./http/storefrontFiles.ts";
import { uploadedPictures } from "./media/uploadedPictures.ts";
import { uploadStoreOf } from "./media/uploadStore.ts";
import { chatPages } from "./modules/im/chatPages.ts";
import type { ChatHub } from "./modules/im/live/hub.ts";
import { buyerSocket, socketPath } from "./modules/im/live/socket.ts";
import { outboxRoutes } from "./modules/outgoing/outbox.ts";
import { sandboxPages } from "./modules/cashier/sandboxPages.ts";
import { callbackPath, oauthCallback } from "./modules/session/oidc/callback.ts";
import { demoOf, demoPath } from "./modules/session/oidc/provider.ts";
import type { Services } from "./services.ts";

export interface AppParts {
  db: Db;
  services: Services;
  routes: readonly Route[];
  /** Serves the pictures of goods below `/media`; left out where no pictures are asked for. */
  media?: Hono | undefined;
  /** Pushes what is said in the chat to who is connected; without it the pages ask again and again. */
  chat?: ChatHub;
  /** Where unexpected failures are written. Default: standard error. */
  faults?: FaultLog;
}

/** The whole shop behind one address: calls below `/api`, pictures below `/media`, the built storefront at `/`. */
export function createApp({ db, services, routes, media, chat, faults = faultsToStderr }: AppParts): Api {
  const api = createApi({ db, services, routes, faults });
  const app = new Hono();
  const { edge } = services.config;
  app.use(securityHeaders(edge));
  if (edge.allowedOrigins.length > 0) app.use("/api/*", foreignPages(edge.allowedOrigins));
  if (edge.requestsPerMinute > 0) {
    const bounded = boundedRate(edge, services.clock);
    for (const path of ["/api/*", "/media/*"]) app.use(path, bounded);
  }
  app.route(`/api${callbackPath}`, oauthCallback({ db, services, faults }));
  const demo = demoOf(services);
  if (demo) app.route(demoPath, demo);
  if (chat) app.route(socketPath, buyerSocket({ db, services, faults, hub: chat }));
  app.route("/api", api.app);
  app.route("/media/uploads", uploadedPictures(uploadStoreOf(services.config)));
  if (media) app.route("/media", media);
  const outbox = outboxRoutes(db, services);
  if (outbox) app.route("/outbox", outbox);
  if (services.config.chat !== "off") app.route("/im", chatPages({ db, services, faults, hub: chat }));
  if (services.config.sandboxCashier) app.route("/sandbox", sandboxPages({ db, services, faults }));
  app.route("/fonts", shopFonts(services.config.storefrontDir));
  app.use(storefrontFiles(services.config.storefrontDir));
  return { app, settled: api.settled };
}
