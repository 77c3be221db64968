import { parsePictureUrl } from "./findScene.ts";
import type { PictureStore } from "./pictureStore.ts";

/** Result of warming: pictures now on disk, and addresses without a picture. */
export interface Warmed {
  ready: number;
  unknown: string[];
}

/**
 * Draws pictures before the first visitor comes, e.g. those of the home page. It requests no more at once than the
 * studio draws in parallel, so a browser's pictures are next in line. `progress` is called for every finished picture.
 */
export async function warmPictures(
  store: PictureStore,
  urls: Iterable<string>,
  { progress }: { progress?: (done: number, total: number) => void } = {},
): Promise<Warmed> {
  const list = [...new Set(urls)];
  const rest = list.values();
  const warmed: Warmed = { ready: 0, unknown: [] };
  let done = 0;
  const work = async () => {
    for (const url of rest) {
      const asked = parsePictureUrl(url);
      const picture = asked && (await store.picture(asked.name, asked.width));
      if (picture === undefined) warmed.unknown.push(url);
      else warmed.ready++;
      progress?.(++done, list.length);
    }
  };
  await Promise.all(Array.from({ length: store.pace }, work));
  return warmed;
}
