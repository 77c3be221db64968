import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { getAll } from "@sundry/api/contract/cart";
import { list as orderList } from "@sundry/api/contract/order";
import { userLogin } from "@sundry/api/contract/session";
import { get as wallet } from "@sundry/api/contract/wallet";
import { demoBuyer } from "@sundry/demo";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { startShop } from "../../../../scripts/shopProcess.ts";
import { openTestDatabase } from "../support/database.ts";
import { keptReleases, releasedDatabase } from "../support/releases.ts";
import { countsOf, shapeOf } from "../support/shape.ts";

const migrations = fileURLToPath(new URL("../../src/db/migrations", import.meta.url));

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

const { entries } = JSON.parse(await readFile(join(migrations, "meta/_journal.json"), "utf8")) as { entries: Entry[] };
const textOf = (tag: string) => readFile(join(migrations, `${tag}.sql`), "utf8");
const releases = await keptReleases();

async function startOn(env: NodeJS.ProcessEnv) {
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-upgrade-"));
  const shop = await startShop(dataDir, env);
  onTestFinished(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return shop;
}

describe.each(releases)("a shop that ran release %s", (release) => {
  test("[BU-07] is brought up to date, loses no row, has the tables of a new shop, and knows its buyers", async () => {
    const { database, env } = await releasedDatabase(release);
    const before = await countsOf(database);
    await migrate(database);
    const fresh = await openTestDatabase();
    onTestFinished(fresh.remove);
    expect(await shapeOf(database)).toEqual(await shapeOf(fresh.database));
    expect(await countsOf(database)).toMatchObject(before);

    const { url } = await startOn(env);
    const client = createClient({ baseUrl: `${url}/api`, storage: safeStorage(), fetch });
    const { username, password } = demoBuyer;
    await completeLogin(client, await client.send(userLogin, { username, password }));
    expect((await client.send(orderList, { pageSize: 50 })).total).toBe(before.orders);
    expect((await client.send(getAll)).skuList.map(({ num }) => num)).toEqual([3]);
    expect((await client.send(wallet)).memberWallet).toBe(500);
  });

  test("[BU-07] still has its migrations unchanged: they are never edited", async () => {
    const { database } = await releasedDatabase(release);
    const run = await database.query<{ hash: string; when: number }>(
      `select hash, created_at as "when" from drizzle.__drizzle_migrations order by created_at`,
    );
    const shipped = await Promise.all(
      entries.slice(0, run.length).map(async ({ tag, when }) => ({
        hash: createHash("sha256")
          .update(await textOf(tag))
          .digest("hex"),
        when,
      })),
    );
    expect(shipped).toEqual(run);
  });
});

describe("migrations", () => {
  test("[BU-07] each has an entry and is newer than the one before it, because an older one would never run", async () => {
    const files = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).sort();
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
    expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
    expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
  });

  test("[BU-07] the newest alone has a snapshot, which is all that the next one is compared with", async () => {
    const snapshots = (await readdir(join(migrations, "meta"))).filter((name) => name.endsWith("_snapshot.json"));
    expect(snapshots).toEqual([`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`]);
  });

  /**
   * Changes that would break statements of the previous version while both are running. A wider integer is none: it
   * reads int8 exactly, and writes what fits.
   */
  const breaking =
    /\bdrop\s+(table|column)\b|\brename\b|\bset\s+(data\s+)?type\s+(?!bigint\b)|\bset\s+not\s+null\b|\badd\s+column\s+(?![^;,]*\bdefault\b)[^;,]*\bnot\s+null\b/i;
  /** First line of a migration that removes something unused: since which release. */
  const unused = /^-- Unused since (\d+\.\d+\.\d+)/;

  // Migrations of the first release are older than this rule.
  test.each(entries.slice(2).map(({ tag }) => tag))(
    "[BU-07] %s keeps everything that the previous version reads and writes",
    async (tag) => {
      const text = await textOf(tag);
      const isKnown = releases.includes(unused.exec(text)?.[1] ?? "");
      expect(breaking.test(text) && !isKnown).toBe(false);
    },
  );
});
