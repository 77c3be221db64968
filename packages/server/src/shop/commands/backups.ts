import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backUp } from "#server/backup/backup.ts";
import { restore } from "#server/backup/restore.ts";
import { removeOldest, seriesName } from "#server/backup/series.ts";
import { systemClock } from "#server/clock.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { recordAct } from "../auditLog.ts";
import { neededWord, type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { demandShop, openShopDatabase } from "../openDatabase.ts";
import { takenOptions } from "../takenOptions.ts";

/** Backup and restore. */
export const backupCommands: readonly ShopCommand[] = [
  {
    name: "backup",
    usage: "FILE | --into FOLDER [--keep 14]",
    does: "writes everything the shop keeps into a new file; the shop may run meanwhile; --into names the file by the time, --keep removes the oldest of those",
    async run(call) {
      const { config, write } = call;
      const now = systemClock.now();
      const { file, folder, kept } = await placeOf(call, now);
      await demandShop(config);
      const database = await openShopDatabase(config);
      const withPhotos = config.uploadBucket === undefined;
      try {
        const { rows, files } = await backUp({ database, dataDir: config.dataDir, withPhotos, now }, file);
        const what = `${rows} rows and ${withPhotos ? `${files} photos` : "no photos, which are in the bucket,"}`;
        write(`${what} are in ${file}.`);
        write("It holds passwords' hashes and the shop's keys: keep it as safe as the shop.");
        await record(database, now, `${what} are in a file.`);
      } finally {
        await database.close();
      }
      if (kept !== undefined)
        for (const name of await removeOldest(folder, kept, now))
          write(`${name} is removed, because it was the oldest.`);
      return true;
    },
  },
  {
    name: "restore",
    usage: "FILE",
    does: "fills an empty data folder (SUNDRY_DATA_DIR) or an empty database (DATABASE_URL) with a backup",
    async run(call) {
      const { config, write } = call;
      takenOptions(call, { maxWords: 1 });
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

interface Place {
  file: string;
  folder: string;
  /** How many backups of the folder to keep; undefined keeps all. */
  kept?: number | undefined;
}

async function placeOf(call: ShopCall, now: number): Promise<Place> {
  const { words, values } = takenOptions(call, { values: ["into", "keep"], maxWords: 1 });
  if (values.into === undefined) {
    if (values.keep !== undefined) throw new WrongUse("--keep needs --into.");
    const file = resolve(neededWord(call, 0, "file"));
    return { file, folder: resolve(file, "..") };
  }
  if (words.length > 0) throw new WrongUse("Name a file or --into a folder, not both.");
  const kept = values.keep === undefined ? undefined : Number(values.keep);
  if (kept !== undefined && !(Number.isInteger(kept) && kept >= 1))
    throw new WrongUse("--keep needs a whole number from 1.");
  const folder = resolve(values.into);
  // It is not made: the place meant, such as another disk, may only be missing at the moment.
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`There is no folder ${folder}.`);
  return { file: join(folder, seriesName(now)), folder, kept };
}

/** The tables stay as they are during a backup, and those of an old release have no audit log. */
async function record({ db, query }: OpenDatabase, now: number, outcome: string): Promise<void> {
  const found = await query("select 1 where to_regclass('public.audit_log') is not null");
  if (found.length > 0) await inTransaction(db, (tx) => recordAct(tx, now, "backup", outcome));
}
