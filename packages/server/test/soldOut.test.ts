import { search } from "@sundry/api/contract/goods";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { returnPieces, takePieces } from "#server/modules/catalogue/stock/queries.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv } from "./support/ownShop.ts";

const cup = (colour: string, pieces: number) => ({
  Handle: "cup",
  Title: "Round cup",
  "Option1 Name": "Colour",
  "Option1 Value": colour,
  "Variant SKU": `cup-${colour}`,
  "Variant Price": "10",
  "Variant Inventory Qty": String(pieces),
});
const jug = {
  Handle: "jug",
  Title: "Jug for a cup",
  "Variant SKU": "jug",
  "Variant Price": "10",
  "Variant Inventory Qty": "9",
};

/** A shop with a jug and a cup in two colours; searched by the word that both have. */
async function shopOfCups(red: number, blue: number) {
  const shop = await ownShop();
  const write = (cups: readonly Record<string, string>[]) => writeCsv(shop.folder, [...cups, jug]);
  await write([cup("red", red), cup("blue", blue)]);
  await shop.import();
  const client = shop.visit();
  const names = async (input: object) =>
    (await client.send(search, { keyword: "cup", ...input })).records.map(({ goodsName }) => goodsName);
  return { shop, write, all: () => names({}), inStock: () => names({ inStock: true }) };
}

const ofColour = (colour: string) => eq(skus.sn, `cup-${colour}`);

async function idOf({ database: { db } }: OwnShop, colour: string): Promise<string> {
  const [row] = await db.select({ id: skus.id }).from(skus).where(ofColour(colour));
  return row?.id ?? expect.fail();
}

describe("goods are sold out with their last piece, and are not with the first that comes", () => {
  test("[GD-01] by orders and their cancellation", async () => {
    const { shop, all, inStock } = await shopOfCups(1, 2);
    expect(await all()).toEqual(["Round cup", "Jug for a cup"]);
    const [red, blue] = [await idOf(shop, "red"), await idOf(shop, "blue")];
    const take = (id: string, num: number) => inTransaction(shop.database.db, (tx) => takePieces(tx, id, num));
    await take(red, 1);
    await take(blue, 1);
    expect(await inStock()).toEqual(["Round cup", "Jug for a cup"]);
    await take(blue, 1);
    expect(await inStock()).toEqual(["Jug for a cup"]);
    await inTransaction(shop.database.db, (tx) => returnPieces(tx, red, 1));
    expect(await inStock()).toEqual(["Round cup", "Jug for a cup"]);
  });

  test("[GD-01] by two buyers who take the last pieces of two variants at the same time", async () => {
    const { shop, inStock } = await shopOfCups(1, 1);
    const [red, blue] = [await idOf(shop, "red"), await idOf(shop, "blue")];
    const { db } = shop.database;
    const firstTook = Promise.withResolvers<void>();
    const secondTook = Promise.withResolvers<void>();
    const settle = (tx: Tx) => tx.execute("set constraints all immediate");
    await Promise.all([
      inTransaction(db, async (tx) => {
        await takePieces(tx, red, 1);
        await settle(tx);
        firstTook.resolve();
        await secondTook.promise;
        // Meanwhile the other one would look at a variant that is still there for it, if it did not wait.
        for (let round = 0; round < 20; round += 1) await tx.execute("select 1");
      }),
      inTransaction(db, async (tx) => {
        await firstTook.promise;
        await takePieces(tx, blue, 1);
        const settled = settle(tx);
        secondTook.resolve();
        await settled;
      }),
    ]);
    expect(await inStock()).toEqual(["Jug for a cup"]);
  });

  test("[GD-01] by imports, taken back or not, and by the shop's commands", async () => {
    const { shop, write, inStock } = await shopOfCups(0, 0);
    const both = ["Round cup", "Jug for a cup"];
    expect(await inStock()).toEqual(["Jug for a cup"]);
    await write([cup("red", 0), cup("blue", 0), cup("green", 1)]);
    await shop.import();
    expect(await inStock(), "a variant more").toEqual(both);
    await write([cup("red", 0), cup("blue", 0)]);
    await shop.import({ remove: true });
    expect(await inStock(), "the variant is gone").toEqual(["Jug for a cup"]);
    await write([cup("red", 3), cup("blue", 0)]);
    await shopCommand(shop.env, "import", shop.folder);
    expect(await inStock(), "another stock").toEqual(both);
    await shopCommand(shop.env, "import", "--undo");
    expect(await inStock(), "taken back").toEqual(["Jug for a cup"]);
  });

  test("[GD-01] and a search without an order of the buyer's own has them last", async () => {
    const { shop, all } = await shopOfCups(1, 0);
    await shop.database.db.update(skus).set({ quantity: 0 }).where(ofColour("red"));
    expect(await all()).toEqual(["Jug for a cup", "Round cup"]);
    expect(await shop.database.db.$count(goods, eq(goods.soldOut, true))).toBe(1);
  });
});
