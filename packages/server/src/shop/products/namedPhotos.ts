import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tx } from "#server/db/transaction.ts";
import { photoAddress } from "#server/media/pictureUrl.ts";
import { originalName, type PhotoStores } from "#server/media/photoStores.ts";
import { BadPhoto, findPhoto, slotOf } from "./checkPhotos.ts";
import { knownPhotos } from "./knownPhotos.ts";
import { writePhotos } from "./writeProducts.ts";

/**
 * Stores the photos that a file names, beside it or at addresses, and returns their addresses in the shop by their
 * names. Nothing is stored unless all can be used; what can't is returned as sentences.
 */
export async function storeNamedPhotos(
  tx: Tx,
  { folder, stores, now }: { folder: string; stores: PhotoStores; now: number },
  sources: Iterable<string>,
): Promise<{ addressOf: Map<string, string>; mistakes: string[] }> {
  const known = await knownPhotos(tx);
  const draftFolder = await mkdtemp(join(tmpdir(), "sundry-photos-"));
  const mistakes: string[] = [];
  const found = new Map<string, Awaited<ReturnType<typeof findPhoto>>>();
  try {
    for (const source of new Set(sources)) {
      try {
        found.set(source, await findPhoto(source, { folder, draftFolder, known }));
      } catch (error) {
        if (!(error instanceof BadPhoto)) throw error;
        mistakes.push(`photo ${source}: ${error.message}`);
      }
    }
    if (mistakes.length > 0) return { addressOf: new Map(), mistakes };
    for (const { id, fresh } of found.values())
      if (fresh) await stores.originals.keep(originalName(id), await readFile(fresh.file), fresh.type);
    await writePhotos(tx, found.values(), new Date(now));
    const addresses = [...found].map(([source, photo]) => [source, photoAddress(slotOf(photo))] as const);
    return { addressOf: new Map(addresses), mistakes };
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}
