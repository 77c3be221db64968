import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { type ShopProcess, startShop } from "../../../../scripts/shopProcess.ts";
import { environmentOf } from "./server.ts";
import type { TestShop } from "./shop.ts";

/** Sends the body of a call, as JSON, to one of several processes of the shop; returns the envelope. */
export type Post = (path: string, accessToken: string, body: object) => Promise<{ code: number; result: unknown }>;

/**
 * Several processes of the shop, each as `npm start` runs it, all on the database of the calling file. They start
 * before the first test of the block and end after its last one; then none may have logged an error.
 */
export function useProcesses(shop: TestShop, count: number): Post[] {
  const posts: Post[] = [];
  const running: ShopProcess[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    const env = await databaseOf(shop);
    const starting = Array.from({ length: count }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "sundry-process-"));
      folders.push(dataDir);
      running.push(await startShop(dataDir, env));
    });
    await Promise.all(starting);
    posts.push(...running.map(({ url }) => posting(url)));
  });
  afterAll(async () => {
    for (const one of running) await one.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    expect(running.map((one) => one.output()).filter((output) => output.includes('"fault"'))).toEqual([]);
  });
  return posts;
}

/** The environment with which a process finds the database of the calling file. */
async function databaseOf(shop: TestShop): Promise<NodeJS.ProcessEnv> {
  const [{ name = "" } = {}] = await shop.database.query<{ name: string }>("select current_database() as name");
  return environmentOf(inject("testDatabase").server, name);
}

function posting(url: string): Post {
  return async (path, accesstoken, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { accesstoken, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Awaited<ReturnType<Post>>;
  };
}
