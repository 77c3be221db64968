import { expect, onTestFinished, test } from "vitest";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { answers, ask, constants, discrepancies } from "./bookkeeping.ts";
import { buyAtLast, buyUntilItBreaks, clientOf, sixRegulars, tradesOfRegulars } from "./regulars.ts";
import { dataFolder } from "./support/folder.ts";
import { postmasterOf } from "./support/postmaster.ts";

/** What is killed, in turn. */
const victims = ["server", "both", "database"] as const;
/** Number of kills. Use many after a change of how data is stored (docs/guides/tests.md). */
const rounds = Number(process.env.SUNDRY_CRASH_ROUNDS ?? 2);

/** The buyers here pay every second order only, from more welcome money than the demo buyer may have. */
const settings = { SUNDRY_UNPAID_TRADES: "1000", SUNDRY_WELCOME_CENTS: "1000000" };

/** Kills its victim in the middle of its work. Returns the shop if it survived, or a new one on the same data. */
async function strike(victim: (typeof victims)[number], shop: ShopProcess, dataDir: string): Promise<ShopProcess> {
  if (victim !== "server") process.kill(await postmasterOf(dataDir), "SIGKILL");
  if (victim === "database") return shop;
  await shop.kill();
  return startShop(dataDir, settings);
}

/** Resolves when the shop answers again; it survives if only its database was killed. */
async function answersAgain(shop: ShopProcess): Promise<void> {
  const state = () =>
    fetch(`${shop.url}/api/goods/es`).then(
      ({ ok }) => (ok ? "answers" : "not yet"),
      () => `gone: ${shop.output()}`,
    );
  await expect.poll(state, { timeout: 60_000, interval: 50 }).toBe("answers");
}

test(
  "[BU-07] if server, database or both are killed in the middle of orders, confirmed trades are kept, submits without an answer count once, and everything adds up",
  async () => {
    const dataDir = await dataFolder({ cluster: true });
    let shop = await startShop(dataDir, settings);
    onTestFinished(() => shop.stop());
    await ask(dataDir, "update skus set quantity = quantity + 100000");
    const before = await answers(dataDir, constants);
    // The port is another one after each start.
    const regulars = await sixRegulars(() => clientOf(() => shop.url));
    const confirmed = () => regulars.flatMap((regular) => regular.confirmed);

    for (let round = 0; round < rounds; round += 1) {
      const enough = confirmed().length + 15 + ((round * 7) % 20);
      let struck = false;
      const buying = regulars.map((regular) => buyUntilItBreaks(regular, () => struck));
      await expect.poll(() => confirmed().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough);
      struck = true;
      [shop] = await Promise.all([strike(victims[round % victims.length] ?? "both", shop, dataDir), ...buying]);
      await answersAgain(shop);
      for (const regular of regulars) if (regular.pending !== null) await buyAtLast(regular);

      const stored = await ask<{ sn: string }>(dataDir, tradesOfRegulars);
      expect(stored.map(({ sn }) => sn)).toEqual(confirmed().toSorted());
      expect(await answers(dataDir, constants)).toEqual(before);
      for (const [name, found] of Object.entries(await answers(dataDir, discrepancies)))
        expect([name, found]).toEqual([name, []]);
    }
    if (process.env.SUNDRY_CRASH_ROUNDS)
      console.info(
        `${rounds} kills: ${confirmed().length} trades confirmed, none lost or doubled, everything adds up; no shop ended with its database`,
      );
  },
  60_000 + rounds * 60_000,
);
