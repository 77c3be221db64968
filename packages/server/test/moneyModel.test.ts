import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Model } from "./moneyModel/model.ts";
import { openRealShop, type RealShop, type Run } from "./moneyModel/shop.ts";
import { sameAsProvider } from "./moneyModel/reconciling.ts";
import { sequences } from "./moneyModel/sequences.ts";
import type { Command } from "./moneyModel/step.ts";
import { stripeGateway } from "./support/gateways/stripe.ts";

/** Sequences in all; `SUNDRY_MONEY_SEQUENCES` asks for more than the gate has time for. */
const wanted = Number(process.env.SUNDRY_MONEY_SEQUENCES ?? 300);
/** The gate tries the same sequences each time, a longer run others. */
const firstSeed = process.env.SUNDRY_MONEY_SEQUENCES === undefined ? 26 : Date.now();
/** Sequences of one seed, after which a lane looks whether another has found something. */
const part = 50;
/** Sequences run side by side, each lane on a database and a clock of its own, and with a tax of its own. */
const taxes = ["none", "included", "added"] as const;
const lanes = taxes.length;

const worlds = taxes.map((tax) => {
  const clock = { at: Date.now() };
  return { clock, tax, gateway: stripeGateway(() => clock.at) };
});
let shops: RealShop[] = [];

beforeAll(async () => {
  shops = await Promise.all(worlds.map((world) => openRealShop(`tax ${world.tax}`, world)));
});
afterAll(() => Promise.all(shops.map(({ remove }) => remove())));

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

test(
  "[BU-07] whatever is bought, paid, refunded, cancelled, topped up and withdrawn, every sum is as the rules say after each step",
  async () => {
    let failed = false;
    const run = async (shop: RealShop, lane: number) => {
      const property = fc.asyncProperty(sequences, (steps) => live(shop, steps));
      const parts = Math.ceil(wanted / lanes / part);
      for (let at = 0; at < parts && !failed; at += 1)
        await fc.assert(property, { numRuns: part, seed: firstSeed + lane * parts + at }).catch((error: unknown) => {
          failed = true;
          throw error;
        });
    };
    expect(await Promise.all(shops.map(run))).toHaveLength(lanes);
  },
  Math.max(120_000, wanted * 1000),
);
