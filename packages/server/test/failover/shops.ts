import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type ShopProcess, startShop } from "../../../../scripts/shopProcess.ts";
import { constants, discrepancies, type Questions } from "../bookkeeping.ts";
import type { Cluster } from "./cluster.ts";

/** Settings of every shop here: money for orders, many unpaid orders, and no request log. */
export const shopSettings: NodeJS.ProcessEnv = {
  SUNDRY_WELCOME_CENTS: "1000000",
  SUNDRY_UNPAID_TRADES: "1000",
  SUNDRY_REQUEST_LOG: "off",
  SUNDRY_SANDBOX_CASHIER: "off",
};

/** Starts a shop with its own data folder until the end of the test. */
export async function shopOn(env: NodeJS.ProcessEnv): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-failover-shop-"));
  const shop = await startShop(dataDir, { ...shopSettings, ...env });
  onTestFinished(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return shop;
}

/** Fills an empty database with the demo's goods, with a large stock. */
export async function fillWithGoods(cluster: Cluster): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-failover-fill-"));
  try {
    const shop = await startShop(dataDir, { ...shopSettings, DATABASE_URL: cluster.url, SUNDRY_DEMO: "on" });
    await shop.stop();
    await cluster.ask("update skus set quantity = quantity + 100000", "shop");
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Values that must not change and sums that must be exact, from a cluster. */
export async function books(cluster: Cluster) {
  const answers = async (questions: Questions) => {
    const given: Record<string, object[]> = {};
    for (const [name, question] of Object.entries(questions)) given[name] = await cluster.ask(question, "shop");
    return given;
  };
  return { constants: await answers(constants), discrepancies: await answers(discrepancies) };
}

/** No discrepancies. */
export const inOrder = Object.fromEntries(Object.keys(discrepancies).map((name) => [name, []]));

/** One URL for several servers. */
export function urlOfBoth(...clusters: readonly Cluster[]): string {
  return `postgres://shop@${clusters.map(({ server }) => server).join(",")}/shop`;
}

/** Processor seconds that a shop has used. */
export async function processorSeconds({ pid }: ShopProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (user + system) / 100;
}

/** Status and duration of a call. */
export async function statusOf(shop: ShopProcess, path: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const { status } = await fetch(`${shop.url}${path}`);
  return { status, ms: performance.now() - begun };
}
