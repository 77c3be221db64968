import { Hono } from "hono";
import type { OpenDatabase } from "#server/db/database.ts";

/** Whether this process can take requests, for load balancers and supervisors. */
export class Health {
  readonly #database: Pick<OpenDatabase, "ping">;
  #stopping = false;
  #preparing = 0;

  /** Create it once the tables are up to date: before that the process takes no requests at all. */
  constructor(database: Pick<OpenDatabase, "ping">) {
    this.#database = database;
  }

  /** The process is not ready before this has ended, however it ends. */
  waitFor(preparing: Promise<unknown>): void {
    this.#preparing += 1;
    const end = () => void (this.#preparing -= 1);
    preparing.then(end, end);
  }

  /** From now on the process is not ready. */
  stop(): void {
    this.#stopping = true;
  }

  /** Why the process is not ready; undefined if it is. Known within about a second. */
  async problem(): Promise<string | undefined> {
    if (this.#stopping) return "stopping";
    if (this.#preparing > 0) return "starting";
    return this.#database.ping().then(
      () => undefined,
      () => "the database does not answer",
    );
  }
}

/**
 * `/healthz` (the process is alive: restart it if there is no answer) and `/readyz` (it can serve: send it requests
 * while this returns 200). Neither is ever cached.
 */
export function healthRoutes(health: Health): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.text("alive", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const problem = await health.problem();
    return c.text(problem ?? "ready", problem === undefined ? 200 : 503, { "Cache-Control": "no-store" });
  });
  return app;
}
