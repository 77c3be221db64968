import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { uploadStoreOf } from "#server/media/uploadStore.ts";
import type { Services } from "#server/services.ts";
import { addressOf, isPrivateAddress, nameIn } from "./address.ts";
import { insertUpload } from "./queries.ts";

/**
 * Copies a buyer's photo to the private folder and returns its new address; the address of a private photo is returned unchanged.
 * If the transaction fails, the next attempt copies it again.
 */
export async function makePrivate(
  tx: Tx,
  services: Services,
  { memberId, address, now }: { memberId: string; address: string; now: Date },
): Promise<string> {
  if (isPrivateAddress(address)) return address;
  const file = { name: nameIn(address), private: true };
  const photo = await uploadStoreOf(services.config, "uploads").read(file.name);
  if (photo) await uploadStoreOf(services.config, "private").keep(file.name, photo);
  await insertUpload(tx, { ...file, id: nextId(services), memberId, bytes: photo?.length ?? 0, createdAt: now });
  return addressOf(file);
}
