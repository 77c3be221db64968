import type { DemoPictures } from "@sundry/server/marketplace";
import { families } from "../data/families/index.ts";
import { goodsLookup } from "../goodsLookup.ts";
import { Composer } from "./composer.ts";
import { homePictures } from "./homePictures.ts";
import { mediaRoutes } from "./mediaRoutes.ts";
import { PictureStore } from "./pictureStore.ts";
import { warmPictures } from "./warm.ts";

/** The pictures of the demo's goods, stored in a folder, drawn by two threads that start on demand. */
export function openPictures(folder: string): DemoPictures {
  const store = new PictureStore({ cacheDir: folder, lookup: goodsLookup(families), composer: new Composer() });
  return {
    routes: mediaRoutes(store),
    async prepare(database, services, report) {
      await warmPictures(store, await homePictures(database, services), {
        progress: (done, total) => report(`Preparing the pictures of the home page: ${done} of ${total} …`),
      });
    },
    close: () => store.close(),
  };
}
