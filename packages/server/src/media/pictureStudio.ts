import { Composer } from "./composer.ts";
import type { GoodsLookup } from "./findScene.ts";
import { PictureStore } from "./pictureStore.ts";

/** The studio of a server: pictures kept in `cacheDir`, drawn by two threads that start when they are needed. */
export function createPictureStudio(options: { cacheDir: string; lookup: GoodsLookup }): PictureStore {
  return new PictureStore({ ...options, composer: new Composer() });
}
