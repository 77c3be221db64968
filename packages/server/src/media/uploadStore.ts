import { createHash } from "node:crypto";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { Config } from "#server/config.ts";
import type { BucketSettings } from "./bucketSettings.ts";
import { keepFile, readKept } from "./keptFiles.ts";

/** Where buyers' photos lie: real files, each under the digest of its content, so that none is ever changed or guessed. */
export interface UploadStore {
  /** Undefined when there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Rejects when the file could not be kept. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
}

/** The name a photo is kept under. */
export function uploadName(bytes: Uint8Array): string {
  return `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.webp`;
}

/** The store a configuration names: a folder of its data folder, or a bucket. */
export function uploadStoreOf({ dataDir, uploadBucket }: Pick<Config, "dataDir" | "uploadBucket">): UploadStore {
  return uploadBucket ? inBucket(uploadBucket) : inFolder(join(dataDir, "uploads"));
}

function inFolder(folder: string): UploadStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    read: (name) => readKept(place(name)),
    keep: (name, bytes) => keepFile(place(name), bytes),
  };
}

function inBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings): UploadStore {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const place = (name: string) => `${endpoint}/${bucket}/uploads/${name}`;
  return {
    async read(name) {
      const answer = await aws.fetch(place(name));
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`the store of files answered ${answer.status} to a read`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async keep(name, bytes) {
      const headers = { "content-type": "image/webp" };
      const answer = await aws.fetch(place(name), { method: "PUT", body: new Uint8Array(bytes), headers });
      if (!answer.ok) throw new Error(`the store of files answered ${answer.status} to a write`);
    },
  };
}
