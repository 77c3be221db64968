import { skus } from "#server/db/schema/catalogue.ts";
import { regions } from "#server/db/schema/region.ts";
import { regionRows } from "#server/modules/platform/region/everyRegion.ts";
import { customer } from "./orders.ts";
import { ownShop, writeCsv } from "./support/ownShop.ts";

/** A shop of its own with one product, 50 cups for 6, and a buyer with 100. */
export async function cupShop() {
  const shop = await ownShop();
  await shop.database.db.insert(regions).values(regionRows());
  await writeCsv(shop.folder, [{ Handle: "cup", Title: "Cup", "Variant Price": "6", "Variant Inventory Qty": "50" }]);
  await shop.import();
  const [sku] = await shop.database.db.select().from(skus);
  return { shop, someone: await customer(shop, 10_000), skuId: sku?.id ?? "" };
}
