import { call } from "@sundry/api/contract/call";
import { atMost } from "@sundry/api/contract/scalars";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { createApp } from "#server/app.ts";
import type { Db, OpenDatabase } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgresDriver.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { createDatabase, dropDatabase, openOn } from "./support/server.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A call whose only statement fails with the error in its text. */
const failing = call({
  id: "test.failing",
  method: "POST",
  path: "/test/failing",
  auth: "none",
  unsafe: true,
  query: z.object({ statement: z.string().check(atMost(1000)) }),
  result: z.null(),
});
const routes: readonly Route[] = [
  ...allRoutes,
  serve(failing, async ({ tx, input }) => {
    await tx.execute(sql.raw(input.statement));
    return null;
  }),
];

/** The shop on another database; requests a path of it. */
function shopOn(db: Db) {
  const faults: string[] = [];
  const { app } = createApp({ db, services: shop.services, routes, faults: (line) => void faults.push(line) });
  return { faults, ask: async (path: string, init?: RequestInit) => app.request(path, init) };
}

async function expectOutage(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ success: false, code: 503 });
}

describe("a database out of reach", () => {
  let gone: OpenDatabase;
  beforeAll(() => {
    gone = openPostgres("url", { url: "postgres://nobody@127.0.0.1:1/none" }, { poolSize: 2 });
  });
  afterAll(() => gone.close());

  test.each(["/api/goods/es", "/api/cart/count", "/api/passport/refresh/some-token"])(
    "[SE-04] answers %s with 503 and a time to retry, and logs the reason",
    async (path) => {
      const { ask, faults } = shopOn(gone.db);
      await expectOutage(await ask(path, { headers: { accesstoken: "some-token" } }));
      expect(faults.join()).toContain("ECONNREFUSED");
    },
  );
});

describe("a database in trouble", () => {
  let database: OpenDatabase;
  let name: string;
  const { server } = inject("testDatabase");
  beforeAll(async () => {
    name = await createDatabase(server, "trouble");
    database = openOn(server, name, 2);
  });
  afterAll(async () => {
    await database.close();
    await dropDatabase(server, name);
  });
  const fail = (statement: string) =>
    shopOn(database.db).ask("/api/test/failing", { method: "POST", body: new URLSearchParams({ statement }) });

  test.each([
    ["that ends the connection", "select pg_terminate_backend(pg_backend_pid())"],
    ["that gives a statement up", "set local statement_timeout = 1; select pg_sleep(30)"],
    ["that collides again and again", "do $$ begin raise exception 'collision' using errcode = '40001'; end $$"],
    ["without room", "do $$ begin raise exception 'full' using errcode = '53100'; end $$"],
    ["that takes no changes", "set transaction read only; create table t (x int)"],
  ])("[SE-04] one %s answers 503", async (_, statement) => {
    await expectOutage(await fail(statement));
  });

  test.each(["select * from no_such_table", "select 1 / 0"])(
    "[AP-04] a fault of our own (%s) is not an outage: 400 with an id, as the contract says",
    async (statement) => {
      const response = await fail(statement);
      expect(response.status).toBe(400);
      expect(response.headers.has("retry-after")).toBe(false);
      expect(await response.json()).toMatchObject({ code: 400 });
    },
  );

  test("[SE-04] a login that meets the outage is still valid afterwards", async () => {
    const { ask } = shopOn(database.db);
    await expectOutage(
      await ask("/api/test/failing", {
        method: "POST",
        body: new URLSearchParams({ statement: "select pg_terminate_backend(pg_backend_pid())" }),
      }),
    );
    const after = await ask("/api/test/failing", {
      method: "POST",
      body: new URLSearchParams({ statement: "select 1" }),
    });
    expect(after.status).toBe(200);
  });
});
