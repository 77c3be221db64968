import { filesOf } from "#server/media/uploadedPictures.ts";
import { uploadStoreOf } from "#server/media/uploadStore.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { daysAgo } from "#server/shopTime.ts";
import { addressOf, isPrivateAddress, nameIn } from "./address.ts";
import {
  forgetUnused,
  holdName,
  isUploadedAgain,
  markPhotosOf,
  markUnused,
  unmarkUsed,
  unusedFiles,
} from "./queries.ts";

/** Days that an unused photo is stored: a form that shows it may stay open over a holiday. */
const keepDays = 7;
/** How long a marked photo can no longer be used before it is deleted: longer than any transaction that started before. */
const pauseMs = 60 * 60_000;
/** Photos marked in one round; the others wait for the next. */
const maxMarked = 20_000;

/**
 * Marks photos that nothing shows: they were never used, or have been replaced. They can't be used any more, and an hour later
 * {@link unusedPhotos} deletes them, unless a transaction that was running has used them after all.
 */
export async function markUnusedPhotos(tx: Tx, { clock }: Services): Promise<void> {
  await unmarkUsed(tx);
  await markUnused(tx, new Date(clock.now()), daysAgo(clock.now(), keepDays), maxMarked);
}

/** Lets a buyer's photos go with the next round of {@link unusedPhotos}, except those that something still shows. */
export async function letPhotosGo(tx: Tx, now: number, memberId: string): Promise<void> {
  await markPhotosOf(tx, memberId, new Date(now - 2 * pauseMs));
}

/** Deletes marked photos with their files, by address. To be done after {@link markUnusedPhotos}, which keeps those in use. */
export const unusedPhotos: Sweep = {
  async find(tx, now, limit) {
    return (await unusedFiles(tx, new Date(now.getTime() - pauseMs), limit)).map(addressOf);
  },
  async settle(tx, { config }, address) {
    const file = { name: nameIn(address), private: isPrivateAddress(address) };
    await holdName(tx, file.name);
    // Somebody may have uploaded the same photo again and needs its file.
    if (!(await isUploadedAgain(tx, file))) {
      const store = uploadStoreOf(config, file.private ? "private" : "uploads");
      await Promise.all(filesOf(file.name).map((each) => store.remove(each)));
    }
    return forgetUnused(tx, file);
  },
};
