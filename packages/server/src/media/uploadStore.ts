import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { Config } from "#server/config.ts";
import type { BucketSettings } from "./bucketSettings.ts";
import { storeFile, readStored } from "./storedFiles.ts";

/** Storage for photos, each named by the digest of its content, so that none is ever changed or guessed. */
export interface UploadStore {
  /** Undefined when there is no such file, or it is no longer what it was: cut off or overwritten on a bad disk. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Rejects if the file could not be stored. `type` is its media type, by default WebP. */
  keep(name: string, bytes: Uint8Array, type?: string): Promise<void>;
  /** Deletes a file if it exists. Rejects if that fails. */
  remove(name: string): Promise<void>;
}

/**
 * Buyers' photos for everybody who knows the address, and those that only their owner sees; photos of goods as they came,
 * and the pictures made from these, which can be made again at any time.
 */
export type UploadFolder = "uploads" | "private" | "photos" | "photo-widths";

/** The digest of a photo, which names it. */
export function photoDigest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 40);
}

/** The name under which a photo is stored. */
export function uploadName(bytes: Uint8Array): string {
  return `${photoDigest(bytes)}.webp`;
}

/** The configured storage: a folder of the data folder, or a folder of a bucket. */
export function uploadStoreOf(
  { dataDir, uploadBucket }: Pick<Config, "dataDir" | "uploadBucket">,
  folder: UploadFolder = "uploads",
): UploadStore {
  const store = uploadBucket ? inBucket(uploadBucket, folder) : inFolder(join(dataDir, folder));
  return {
    ...store,
    async read(name) {
      const bytes = await store.read(name);
      return bytes && isIntact(name, bytes) ? bytes : undefined;
    },
  };
}

/** A photo as it came; smaller ones, made from it, have more in their names. */
const asItCame = /^([0-9a-f]{40})\.(?:webp|original)$/;

function isIntact(name: string, bytes: Uint8Array): boolean {
  const digest = asItCame.exec(name)?.[1];
  return digest === undefined || digest === photoDigest(bytes);
}

function inFolder(folder: string): UploadStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    read: (name) => readStored(place(name)),
    keep: (name, bytes) => storeFile(place(name), bytes),
    remove: (name) => rm(place(name), { force: true }),
  };
}

function inBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings, folder: string) {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const place = (name: string) => `${endpoint}/${bucket}/${folder}/${name}`;
  return {
    async read(name) {
      const answer = await aws.fetch(place(name));
      // Without the right to list a bucket, the answer for a missing object is 403.
      if (answer.status === 404 || answer.status === 403) return undefined;
      if (!answer.ok) throw new Error(`the store of files answered ${answer.status} to a read`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async keep(name, bytes, type = "image/webp") {
      const headers = { "content-type": type };
      const answer = await aws.fetch(place(name), { method: "PUT", body: new Uint8Array(bytes), headers });
      if (!answer.ok) throw new Error(`the store of files answered ${answer.status} to a write`);
    },
    async remove(name) {
      const answer = await aws.fetch(place(name), { method: "DELETE" });
      if (!answer.ok && answer.status !== 404)
        throw new Error(`the store of files answered ${answer.status} to a removal`);
    },
  } satisfies UploadStore;
}
