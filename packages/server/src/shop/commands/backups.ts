import { resolve } from "node:path";
import { backUp } from "#server/backup/backup.ts";
import { restore } from "#server/backup/restore.ts";
import { neededWord, type ShopCommand } from "../command.ts";
import { demandShop, openShopDatabase } from "../openDatabase.ts";

/** Backup and restore. */
export const backupCommands: readonly ShopCommand[] = [
  {
    name: "backup",
    usage: "FILE",
    does: "writes everything the shop keeps into a new file; the shop may run meanwhile",
    async run(call) {
      const { config, write } = call;
      const file = resolve(neededWord(call, 0, "file"));
      await demandShop(config);
      const database = await openShopDatabase(config);
      const withPhotos = config.uploadBucket === undefined;
      try {
        const { rows, files } = await backUp({ database, dataDir: config.dataDir, withPhotos, now: Date.now() }, file);
        write(
          `${rows} rows and ${withPhotos ? `${files} photos` : "no photos, which are in the bucket,"} are in ${file}.`,
        );
        write("It holds passwords' hashes and the shop's keys: keep it as safe as the shop.");
      } finally {
        await database.close();
      }
      return true;
    },
  },
  {
    name: "restore",
    usage: "FILE",
    does: "fills an empty data folder (SUNDRY_DATA_DIR) or an empty database (DATABASE_URL) with a backup",
    async run(call) {
      const { config, write } = call;
      const file = resolve(neededWord(call, 0, "file"));
      const database = await openShopDatabase(config);
      try {
        const { rows, files } = await restore(database, config.dataDir, file);
        write(`${rows} rows and ${files} photos are restored. Start the shop with the same settings.`);
      } finally {
        await database.close();
      }
      return true;
    },
  },
];
