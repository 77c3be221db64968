import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { get } from "@sundry/api/contract/order";
import { goods } from "#server/db/schema/catalogue.ts";
import { settings } from "#server/db/schema/content.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { numberCreditNotes } from "#server/modules/buying/tax/creditNotes.ts";
import { taxSetting } from "#server/modules/buying/tax/setting.ts";
import { cupShop } from "./cupShop.ts";
import { paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, writeCsv } from "./support/ownShop.ts";
import { told } from "./support/products.ts";
import { taxFaults, usualTax } from "./taxes.ts";

/** Gives a file with this tax to the command `site`. */
async function site(shop: OwnShop, tax: unknown) {
  const file = join(shop.folder, "site.json");
  await writeFile(file, JSON.stringify({ name: { en: "Cups" }, tax }));
  return shopCommand(shop.env, "site", file);
}

test("[OS-05] [OS-08] a shop sets its tax in a file, and sales and orders have it by rate, with the sums of the ledger", async () => {
  const { shop, someone, skuId } = await cupShop();
  const free = await paidOrder(someone, [[skuId, 1]]);
  expect(await site(shop, usualTax)).toEqual({
    done: true,
    output: "The shop is called Cups. Buyers see it within a minute.\nPrices include VAT, from the next order on.\n",
  });
  const first = await paidOrder(someone, [[skuId, 2]]);
  await shop.database.db.update(goods).set({ taxClass: "reduced" });
  const second = await paidOrder(someone, [[skuId, 4]]);
  await shopCommand(shop.env, "order", "refund", second, "--reason", "Broken", "--amount", "6");
  await inTransaction(shop.database.db, (tx) => numberCreditNotes(tx, shop.services));
  const { output } = await shopCommand(shop.env, "sales", "year", "--json");
  const { total } = JSON.parse(output);
  expect(total).toMatchObject({
    ...{ taken: 42, refunds: 6, net: 36 },
    // The first order was before the tax.
    taxes: [
      { rate: 19, gross: 12, tax: 1.92 },
      { rate: 7, gross: 18, tax: 1.18 },
    ],
  });
  expect(await taxFaults(shop)).toEqual([]);
  const [salesFile, ordersFile] = [join(shop.folder, "sales.csv"), join(shop.folder, "orders.csv")];
  await shopCommand(shop.env, "sales", "year", "--csv", salesFile);
  await shopCommand(shop.env, "order", "list", "--csv", ordersFile);
  const read = async (file: string): Promise<Record<string, string>[]> =>
    parse(await readFile(file), { bom: true, columns: true });
  expect(await read(salesFile)).toMatchObject([
    { Net: "36.00", "Taxed at 19%": "12.00", "Tax at 19%": "1.92", "Taxed at 7%": "18.00", "Tax at 7%": "1.18" },
  ]);
  const year = (await someone.client.send(get, { sn: first })).order.invoiceNumber?.slice(0, 4);
  expect(await read(ordersFile)).toMatchObject([
    {
      Order: second,
      Invoice: `${year}-000002`,
      "Credit notes": `${year}-000003`,
      "Taxed at 7%": "24.00",
      "Tax at 7%": "1.57",
      "Tax at 19%": "0.00",
    },
    {
      Order: first,
      Invoice: `${year}-000001`,
      "Credit notes": "",
      "Taxed at 19%": "12.00",
      "Tax at 19%": "1.92",
      "Tax at 7%": "0.00",
    },
    { Order: free, Invoice: "", "Taxed at 19%": "0.00", "Tax at 19%": "0.00", "Tax at 7%": "0.00" },
  ]);
  expect((await site(shop, undefined)).output).toContain("There is no tax from now on.");
  expect(await shop.database.db.$count(settings, eq(settings.name, taxSetting))).toBe(0);
}, 120_000);

test("[OS-04] mistakes in the tax are told with their places, and nothing changes", async () => {
  const { shop } = await cupShop();
  const said = async (tax: unknown) => (await site(shop, tax)).output;
  expect(await said({ ...usualTax, mode: "withVat" })).toContain("tax.mode");
  expect(await said({ ...usualTax, rates: { standard: { CN: 19.123 } } })).toContain(
    "tax.rates.standard.CN: a rate has at most two decimals",
  );
  expect(await said({ ...usualTax, rates: { standard: { Germany: 19 } } })).toContain("two capital letters");
  expect(await said({ ...usualTax, rates: { reduced: { CN: 7 } } })).toContain('the class "standard" is needed');
  expect(await said({ ...usualTax, rates: { standard: { AQ: 7 } } })).toContain(
    'site.json: tax.rates.standard: the shop delivers to no country "AQ".\nNothing was changed.',
  );
  expect(await said({ ...usualTax, seller: [] })).toContain("tax.seller");
  expect(await said({ ...usualTax, seller: ["Clay & Co", " "] })).toContain("tax.seller[1]");
  expect(await said({ ...usualTax, country: undefined })).toContain("tax.country");
  expect(await shop.database.db.$count(settings, eq(settings.name, taxSetting))).toBe(0);
  expect((await site(shop, { mode: "none" })).done).toBe(true);
}, 120_000);

test("[OS-02] the column Tax Class sets the class of goods, and what Shopify does not tax is exempt", async () => {
  const { shop } = await cupShop();
  const cup = { Title: "Cup", "Variant Price": "6", "Variant Inventory Qty": "5" };
  await writeCsv(shop.folder, [
    { ...cup, Handle: "book", "Tax Class": "Reduced", "Variant Taxable": "TRUE" },
    { ...cup, Handle: "stamp", "Tax Class": "", "Variant Taxable": "FALSE" },
    { ...cup, Handle: "cup", "Tax Class": "50 %", "Variant Taxable": "TRUE" },
  ]);
  await shop.import();
  const classes = async () =>
    Object.fromEntries((await shop.database.db.select().from(goods)).map(({ key, taxClass }) => [key, taxClass]));
  expect(await classes()).toEqual({ book: "reduced", stamp: "exempt", cup: "standard" });
  // A mistyped class is told, by whichever comes last.
  expect((await site(shop, usualTax)).output).toContain("\nPrices include VAT, from the next order on.\n");
  await writeCsv(shop.folder, [{ ...cup, Handle: "map", "Tax Class": "redcued" }]);
  expect(told(await shop.import())).toEqual([
    'changed products.csv line 2, map, Tax Class: the class "redcued" has no rates in site.json, so those of "standard" apply; there are exempt, reduced, standard.',
  ]);
  expect((await site(shop, usualTax)).output).toContain(
    '\n1 product has the class "redcued", which has no rates here; those of "standard" apply.\n',
  );
  // A file without the columns leaves them.
  await writeCsv(shop.folder, [{ Handle: "book", "Variant Price": "7" }]);
  await shop.import();
  expect(await classes()).toMatchObject({ book: "reduced", stamp: "exempt" });
}, 120_000);
