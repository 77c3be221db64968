import { expect, test } from "vitest";
import { pictureUrl } from "@sundry/server/pictures";
import { warmPictures } from "../src/studio/warm.ts";
import { openStudio } from "./studio.ts";

test("pictures composed ahead are there for the first visitor", async () => {
  const { get, store, composer } = await openStudio();
  const urls = [
    `${pictureUrl.goods("4012", "1")}&w=160`,
    `${pictureUrl.art("tools")}&w=64`,
    `${pictureUrl.art("toys")}&w=160`,
  ];
  const steps: string[] = [];
  const warmed = await warmPictures(store, [...urls, urls[0] ?? ""], {
    progress: (done, total) => steps.push(`${done}/${total}`),
  });
  expect(warmed).toEqual({ ready: 3, unknown: [] });
  expect(steps).toEqual(["1/3", "2/3", "3/3"]);
  for (const url of urls) expect((await get(url)).status).toBe(200);
  expect(composer.jobs).toHaveLength(3);
});

test("addresses that lead to no picture are named and do not stop the others", async () => {
  const { store } = await openStudio();
  const unknown = [
    "/media/goods/9999/1.webp",
    "/other/1.webp",
    "/media/art/%E0%A4%A.webp",
    "/media/goods/4012.webp",
    "http://[",
  ];
  expect(await warmPictures(store, [...unknown, `${pictureUrl.art("tools")}&w=64`])).toEqual({
    ready: 1,
    unknown: expect.arrayContaining(unknown),
  });
});
