import type { Config } from "#server/config.ts";
import { type UploadStore, uploadStoreOf } from "./uploadStore.ts";

/** Where photos of goods are: as they came, and in the widths and formats of the shop. */
export interface PhotoStores {
  originals: UploadStore;
  made: UploadStore;
}

/** The configured storage of photos of goods. */
export function photoStoresOf(config: Pick<Config, "dataDir" | "uploadBucket">): PhotoStores {
  return { originals: uploadStoreOf(config, "photos"), made: uploadStoreOf(config, "photo-widths") };
}

/** The name of the original file of a photo, by its digest. */
export function originalName(digest: string): string {
  return `${digest}.original`;
}
