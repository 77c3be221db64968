import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripeGateway } from "../support/gateways/stripe.ts";
import { Model } from "./model.ts";
import { sameAsProvider } from "./reconciling.ts";
import { sequences } from "./sequences.ts";
import { openRealShop, type RealShop, type Run, type Tax } from "./shop.ts";
import type { Command } from "./step.ts";

/** Sequences of all taxes together; `SUNDRY_MONEY_SEQUENCES` asks for more than the gate has time for. */
const wanted = Number(process.env.SUNDRY_MONEY_SEQUENCES ?? 2000);
/** The gate tries the same sequences each time, a longer run others. */
const firstSeed = process.env.SUNDRY_MONEY_SEQUENCES === undefined ? 26 : Date.now();
const taxes: readonly Tax[] = ["none", "included", "added"];

/** Undoes everything that a sequence did, so that the next one finds the shop as it was. */
class Undo extends Error {}

async function live({ db, ...shop }: RealShop, steps: readonly Command[]): Promise<void> {
  const start = shop.clock.at;
  const undone = db.transaction(async (tx) => {
    const parts: { model: Model; real: Run } = { model: new Model(start, shop.tax === "added"), real: { ...shop, tx } };
    await fc.asyncModelRun(() => parts, steps);
    await sameAsProvider(parts.model, parts.real);
    throw new Undo();
  });
  try {
    await undone;
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  } finally {
    shop.clock.at = start;
  }
}

/**
 * Tests a third of all sequences in a shop with this tax. Each tax has a file of its own, so that they run side by side.
 */
export function testMoney(tax: Tax): void {
  const clock = { at: Date.now() };
  const gateway = stripeGateway(() => clock.at);
  let shop: RealShop;
  beforeAll(async () => {
    shop = await openRealShop(`tax ${tax}`, { clock, tax, gateway });
  });
  afterAll(() => shop.remove());

  test(
    `[BU-07] tax ${tax}: whatever is bought, paid, refunded, cancelled, topped up and withdrawn, every sum is as the rules say after each step`,
    async () => {
      const property = fc.asyncProperty(sequences, (steps) => live(shop, steps));
      const numRuns = Math.ceil(wanted / taxes.length);
      await expect(fc.assert(property, { numRuns, seed: firstSeed + taxes.indexOf(tax) })).resolves.toBeUndefined();
    },
    Math.max(300_000, wanted * 1000),
  );
}
