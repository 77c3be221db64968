import { largestUpload } from "@sundry/api/contract/upload";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { type UploadStore, uploadName, uploadStoreOf } from "#server/media/uploadStore.ts";
import type { Services } from "#server/services.ts";
import { freshPhoto } from "./photo.ts";
import { insertUpload, ownNames, uploadsSince } from "./queries.ts";

/** Photos one buyer may send within the window: some returns with all their pictures, and no more. */
const mostUploads = 60;
const windowMs = 10 * 60_000;
const folder = "/media/uploads/";

/**
 * Stores a photo for a buyer and answers its address. Works outside a transaction, so that none is held open while a photo is
 * decoded; a file whose record is missing is met by nobody. Throws Refused 1011, 413, 1003, 1010, 1005 and 80102.
 */
export async function storePhoto(
  tx: Tx,
  services: Services,
  memberId: string,
  file: Blob | undefined,
): Promise<string> {
  if (!file || file.size === 0) throw new Refused(1011);
  if (file.size > largestUpload) throw new Refused(413, { limit: "10 MB" });
  const now = services.clock.now();
  if ((await uploadsSince(tx, memberId, new Date(now - windowMs))) >= mostUploads) throw new Refused(1003);
  const photo = await freshPhoto(new Uint8Array(await file.arrayBuffer()));
  const name = uploadName(photo);
  await keep(uploadStoreOf(services.config), name, photo);
  await insertUpload(tx, { id: nextId(services), memberId, name, bytes: photo.length, createdAt: new Date(now) });
  return folder + name;
}

async function keep(store: UploadStore, name: string, photo: Uint8Array): Promise<void> {
  try {
    await store.keep(name, photo);
  } catch {
    throw new Refused(80102);
  }
}

/**
 * Addresses in a text joined with commas, as `images` of a call has them. Throws Refused(4002) when there are more than `most`, or
 * when one is not a photo that this buyer has uploaded.
 */
export async function ownPhotos(
  tx: Tx,
  memberId: string,
  joined: string | null | undefined,
  most: number,
): Promise<string[]> {
  const addresses = (joined ?? "").split(",").filter((address) => address !== "");
  if (addresses.length > most) throw new Refused(4002, { detail: `images: ${most}` });
  const names = addresses.map((address) => (address.startsWith(folder) ? address.slice(folder.length) : ""));
  const own = await ownNames(tx, memberId, names);
  if (!names.every((name) => own.has(name))) throw new Refused(4002, { detail: "images" });
  return [...new Set(addresses)];
}
