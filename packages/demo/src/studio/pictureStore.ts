import { createHash } from "node:crypto";
import { join } from "node:path";
import { keepFile, ladderWidth, pictureVersion, readKept } from "@sundry/server/pictures";
import type { Scene } from "../pictures/scene.ts";
import type { Composer } from "./composer.ts";
import type { GoodsLookup, PictureName } from "./findScene.ts";
import { findScene } from "./findScene.ts";

/** A picture ready to be sent. */
export interface Picture {
  /** WebP. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Quoted, from the bytes. */
  etag: string;
}

export interface PictureStoreOptions {
  /** Folder for finished pictures; made when it is missing. It may be shared by processes and deleted at any time. */
  cacheDir: string;
  lookup: GoodsLookup;
  composer: Composer;
}

/**
 * Pictures of the demo marketplace: composed when they are first asked for, then kept on disk. Files are named by what
 * they show, so a changed recipe or plan never meets an old file, and no part of an address becomes part of a path.
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

  /** How many pictures are composed at the same time. */
  get pace(): number {
    return this.#composer.threads;
  }

  /** A picture in the width of the ladder next to `width` (text of an address); undefined when there is no such picture. */
  async picture(name: PictureName, width: string | undefined): Promise<Picture | undefined> {
    const scene = findScene(name, this.#lookup);
    if (scene === undefined) return undefined;
    const px = ladderWidth(width);
    const key = createHash("sha256")
      .update(`${px} ${JSON.stringify(scene)}`)
      .digest("hex")
      .slice(0, 40);
    const underWay = this.#underWay.get(key) ?? this.#obtain(key, scene, px);
    this.#underWay.set(key, underWay);
    return underWay;
  }

  /** Stops composing. */
  async close(): Promise<void> {
    await this.#composer.close();
  }

  async #obtain(key: string, scene: Scene, width: number): Promise<Picture> {
    try {
      const file = join(this.#folder, key.slice(0, 2), `${key}.webp`);
      const kept = await readKept(file);
      if (kept !== undefined) return toPicture(kept);
      const bytes = await this.#composer.compose({ scene, width });
      await keepFile(file, bytes);
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
