import { Hono } from "hono";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import type { Services } from "#server/services.ts";
import { browserHashOf } from "./browser.ts";
import { endOauth } from "./service.ts";

/** Where providers lead back to, below `/api`. */
export const callbackPath = "/connect/callback";

/** The way back from a provider: no page, only the way on to the log-in page of the shop, with a `state` to pick the result up by. */
export function oauthCallback({ db, services, faults }: { db: Db; services: Services; faults: FaultLog }): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    const browserHash = browserHashOf(c.req.header("cookie"));
    const search = new URL(c.req.url).searchParams;
    const state = browserHash
      ? await endOauth(services, (work) => inTransaction(db, work), { search, browserHash })
      : null;
    c.header("Cache-Control", "no-store");
    // The address we come from holds the provider's code.
    c.header("Referrer-Policy", "no-referrer");
    return c.redirect(`/#/login?state=${state ?? "none"}`, 303);
  });
  app.onError((error, c) => {
    reportFault(error, "third-party log-in", services.clock.now(), faults);
    return c.redirect("/#/login?state=none", 303);
  });
  return app;
}
