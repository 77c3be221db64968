import { resolve } from "node:path";
import { photoStoresOf } from "#server/media/photoStores.ts";
import { neededWord, type ShopCommand } from "../command.ts";
import { withShop } from "../openDatabase.ts";
import { exportProducts } from "../products/exportProducts.ts";
import { importProducts } from "../products/importProducts.ts";

/** Goods of one's own, from files and back. */
export const productCommands: readonly ShopCommand[] = [
  {
    name: "import",
    usage: "FOLDER",
    does: "adds and changes products from the CSV files of a folder, with their photos: all of them or none",
    async run(call) {
      const { config, write, progress } = call;
      const folder = resolve(neededWord(call, 0, "folder"));
      const stores = photoStoresOf(config);
      const result = await withShop(config, (database) =>
        importProducts(folder, { database, stores, now: Date.now(), progress: progress.show }).finally(progress.end),
      );
      if ("problems" in result) {
        for (const line of result.problems) write(line);
        const count = result.problems.length;
        write(`${count} ${count === 1 ? "mistake" : "mistakes"}. Nothing was imported.`);
        return false;
      }
      const { products, variants, added, changed, freshPhotos, withoutPhoto, ignored } = result;
      if (ignored.length > 0) write(`Columns that were not used: ${ignored.join(", ")}`);
      if (withoutPhoto > 0) write(`Products without a photo: ${withoutPhoto}`);
      write(`${products} products with ${variants} variants: ${added} added, ${changed} changed, the rest as before.`);
      write(`${freshPhotos} new photos are stored.`);
      return true;
    },
  },
  {
    name: "export",
    usage: "FOLDER",
    does: "writes all imported products and their photos into a folder, in the form that import reads",
    async run(call) {
      const { config, write, progress } = call;
      const folder = resolve(neededWord(call, 0, "folder"));
      const stores = photoStoresOf(config);
      const { products, photos } = await withShop(config, (database) =>
        exportProducts(folder, { database, stores, progress: progress.show }).finally(progress.end),
      );
      write(`${products} products and ${photos} photos are in ${folder}.`);
      return true;
    },
  },
];
