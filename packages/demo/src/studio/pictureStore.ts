import { createHash } from "node:crypto";
import { join } from "node:path";
import { keepMade, storeFile, pictureWidth, pictureVersion, readStored } from "@sundry/server/pictures";
import type { Scene } from "../pictures/scene.ts";
import type { Composer } from "./composer.ts";
import type { GoodsLookup, PictureName } from "./findScene.ts";
import { findScene } from "./findScene.ts";

/** A picture ready to send. */
export interface Picture {
  /** WebP. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Quoted; derived from the bytes. */
  etag: string;
}

export interface PictureStoreOptions {
  /** Folder for finished pictures; created if missing. Processes may share it, and it may be deleted at any time. */
  cacheDir: string;
  lookup: GoodsLookup;
  composer: Composer;
}

/**
 * Pictures of the demo marketplace, drawn on first request and then stored on disk. File names are derived from the
 * content, so a changed recipe or plan never finds an old file, and no part of an address becomes part of a path.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #lookup: GoodsLookup;
  readonly #composer: Composer;
  readonly #underWay = new Map<string, Promise<Picture>>();

  constructor({ cacheDir, lookup, composer }: PictureStoreOptions) {
    this.#folder = join(cacheDir, `recipe-${pictureVersion}`);
    this.#lookup = lookup;
    this.#composer = composer;
  }

  /** Number of pictures drawn at the same time. */
  get pace(): number {
    return this.#composer.threads;
  }

  /**
   * A picture in the available width nearest to `width` (text of an address); undefined if there is no such picture.
   */
  async picture(name: PictureName, width: string | undefined): Promise<Picture | undefined> {
    const scene = findScene(name, this.#lookup);
    if (scene === undefined) return undefined;
    const px = pictureWidth(width);
    const key = createHash("sha256")
      .update(`${px} ${JSON.stringify(scene)}`)
      .digest("hex")
      .slice(0, 40);
    const underWay = this.#underWay.get(key) ?? this.#obtain(key, scene, px);
    this.#underWay.set(key, underWay);
    return underWay;
  }

  /** Stops drawing. */
  async close(): Promise<void> {
    await this.#composer.close();
  }

  async #obtain(key: string, scene: Scene, width: number): Promise<Picture> {
    try {
      const file = join(this.#folder, key.slice(0, 2), `${key}.webp`);
      const kept = await readStored(file);
      if (kept !== undefined) return toPicture(kept);
      const bytes = await this.#composer.compose({ scene, width });
      await keepMade(() => storeFile(file, bytes));
      return toPicture(bytes);
    } finally {
      this.#underWay.delete(key);
    }
  }
}

function toPicture(bytes: Uint8Array): Picture {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes: new Uint8Array(bytes), etag };
}
