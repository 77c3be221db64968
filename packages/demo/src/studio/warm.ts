import { parsePictureUrl } from "./findScene.ts";
import type { PictureStore } from "./pictureStore.ts";

/** What came of warming: pictures now on disk, and addresses that lead to none. */
export interface Warmed {
  ready: number;
  unknown: string[];
}

/**
 * Composes pictures ahead of the first visitor, e.g. those of the home page. No more than the studio draws at a time are
 * asked for at once, so pictures a browser waits for are next in line. `progress` hears of every finished picture.
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
