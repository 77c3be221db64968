import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { LongRunning } from "#server/http/serve.ts";
import { identified } from "#server/http/uploadSpool.ts";
import { ownPhotos, storePhoto } from "#server/modules/platform/upload/service.ts";
import type { Services } from "#server/services.ts";
import { requirePage } from "./keys.ts";

/** The text of a line with a picture: its address. Throws Refused(4002) if the buyer has not uploaded it. */
export async function pictureText(tx: Tx, memberId: string, address: string): Promise<string> {
  const [own] = await ownPhotos(tx, memberId, address, 1);
  if (own === undefined) throw new Refused(4002, { detail: "picture" });
  return own;
}

/** Receives a buyer's file, only once it is known whose it is, and passes it on when it is its turn. */
type Receive = (memberId: string, work: (file: Blob) => Promise<string>) => Promise<string>;

/** Stores a picture of the buyer who has opened the page, and returns its address. Throws Refused 403, and like `upload.file`. */
export async function storePicture(
  db: Db,
  services: Services,
  { key, address }: { key: string | undefined; address: string },
  receive: Receive,
): Promise<string> {
  const within: LongRunning["within"] = (work) => inTransaction(db, work);
  const { memberId } = await identified(address, () => within((tx) => requirePage(tx, services, key)));
  return receive(memberId, (file) => storePhoto(db as Tx, within, services, memberId, { file, isPrivate: false }));
}
