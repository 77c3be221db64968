import { photoAddresses, photos } from "#server/db/schema/goodsSheet.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { KnownPhotos } from "./checkPhotos.ts";

/** The photos that the shop has. */
export async function knownPhotos(tx: Tx): Promise<KnownPhotos> {
  const ids = await tx.select({ id: photos.id }).from(photos);
  const addresses = await tx.select().from(photoAddresses);
  return {
    ids: new Set(ids.map(({ id }) => id)),
    byAddress: new Map(addresses.map(({ address, photoId }) => [address, photoId])),
  };
}
