import { Hono } from "hono";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import type { Services } from "#server/services.ts";
import { browserHashOf } from "./browser.ts";
import { endOauth } from "./service.ts";

/** Where providers redirect to, below `/api`. */
export const callbackPath = "/connect/callback";

/** The return from a provider: it only redirects to the shop's login page, with a `state` to collect the result. */
export function oauthCallback({ db, services, faults }: { db: Db; services: Services; faults: FaultLog }): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    const browserHash = browserHashOf(c.req.header("cookie"));
    const search = new URL(c.req.url).searchParams;
    const state = browserHash
      ? await endOauth(services, (work) => inTransaction(db, work), { search, browserHash })
      : null;
    c.header("Cache-Control", "no-store");
    // The referring address contains the provider's code.
    c.header("Referrer-Policy", "no-referrer");
    return c.redirect(`/#/login?state=${state ?? "none"}`, 303);
  });
  app.onError((error, c) => {
    reportFault(error, "third-party log-in", services.clock.now(), faults);
    return c.redirect("/#/login?state=none", 303);
  });
  return app;
}
