import { largestUpload } from "@sundry/api/contract/upload";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { LongRunning } from "#server/http/serve.ts";
import { nextId } from "#server/ids.ts";
import { type UploadStore, uploadName, uploadStoreOf } from "#server/media/uploadStore.ts";
import type { Services } from "#server/services.ts";
import { freshPhoto } from "./photo.ts";
import { addressOf, isPrivateAddress, nameIn } from "./address.ts";
import { addressSigner } from "./privateAddress.ts";
import { insertUpload, ownUploads, uploadsSince } from "./queries.ts";

/** Photos one buyer may upload within the window: enough for some returns with all their pictures. */
const maxUploads = 60;
const windowMs = 10 * 60_000;

/** A photo as it is sent. */
export interface SentPhoto {
  file: Blob | undefined;
  /** Only the owner may see it. */
  isPrivate: boolean;
}

/**
 * Stores a photo for a buyer and returns its address. `tx` is the plain connection, so that no transaction is open while a photo
 * is decoded. Throws Refused 1011, 413, 1003, 1010, 1005 and 80102.
 */
export async function storePhoto(
  tx: Tx,
  within: LongRunning["within"],
  services: Services,
  memberId: string,
  { file, isPrivate }: SentPhoto,
): Promise<string> {
  if (!file || file.size === 0) throw new Refused(1011);
  if (file.size > largestUpload) throw new Refused(413, { limit: "10 MB" });
  const now = services.clock.now();
  if ((await uploadsSince(tx, memberId, new Date(now - windowMs))) >= maxUploads) throw new Refused(1003);
  const photo = await freshPhoto(new Uint8Array(await file.arrayBuffer()));
  const name = uploadName(photo);
  const row = { id: nextId(services), memberId, name, bytes: photo.length, createdAt: new Date(now) };
  // The record comes first: from then on nobody deletes the file.
  await within((step) => insertUpload(step, { ...row, private: isPrivate }));
  await keep(uploadStoreOf(services.config, isPrivate ? "private" : "uploads"), name, photo);
  const address = addressOf({ name, private: isPrivate });
  return isPrivate ? within(async (step) => (await addressSigner(step, services))(address)) : address;
}

async function keep(store: UploadStore, name: string, photo: Uint8Array): Promise<void> {
  try {
    await store.keep(name, photo);
  } catch {
    throw new Refused(80102);
  }
}

/**
 * Addresses in a text joined with commas, as in `images` of a call. Throws Refused(4002) if there are more than `max`,
 * or if one is not a public photo that this buyer has uploaded.
 */
export async function ownPhotos(
  tx: Tx,
  memberId: string,
  joined: string | null | undefined,
  max: number,
): Promise<string[]> {
  const addresses = addressesIn(joined);
  if (addresses.some(isPrivateAddress)) throw new Refused(4002, { detail: "images" });
  return demandOwn(tx, memberId, addresses, max);
}

/**
 * Like {@link ownPhotos}, for scans of papers: private photos, whose addresses come back without their signatures. Public ones are
 * accepted too, because an older page sends them; they become private within a minute.
 */
export async function ownPapers(
  tx: Tx,
  memberId: string,
  joined: string | null | undefined,
  max: number,
): Promise<string[]> {
  const unsigned = addressesIn(joined).map((address) => address.split("?", 1)[0] ?? "");
  return demandOwn(tx, memberId, unsigned, max);
}

function addressesIn(joined: string | null | undefined): string[] {
  return (joined ?? "").split(",").filter((address) => address !== "");
}

async function demandOwn(tx: Tx, memberId: string, addresses: readonly string[], max: number): Promise<string[]> {
  if (addresses.length > max) throw new Refused(4002, { detail: `images: ${max}` });
  const own = new Set((await ownUploads(tx, memberId, addresses.map(nameIn))).map(addressOf));
  if (!addresses.every((address) => own.has(address))) throw new Refused(4002, { detail: "images" });
  return [...new Set(addresses)];
}
