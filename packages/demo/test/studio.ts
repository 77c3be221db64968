import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeAll, onTestFinished } from "vitest";
import type { GoodsSubject } from "../src/pictures/goodsPictures.ts";
import type { ComposeJob } from "../src/studio/composer.ts";
import { Composer } from "../src/studio/composer.ts";
import { mediaRoutes } from "../src/studio/mediaRoutes.ts";
import { PictureStore } from "../src/studio/pictureStore.ts";

/** Two goods of the demo marketplace: one in colours, one that keeps its own. */
export const catalogue: Record<string, GoodsSubject> = {
  "4012": {
    goodsKey: "folding-umbrella/windproof",
    subject: { object: "open-umbrella", recolour: true },
    colours: ["violet", "navy", "scarlet", "forest", "mustard"],
    ground: "sky",
  },
  "4013": {
    goodsKey: "plush-bear/honey",
    subject: { object: "plush-bear", companions: ["gift-box"], recolour: false },
    colours: [],
    ground: "butter",
  },
};

export const lookup = (goodsId: string) => (Object.hasOwn(catalogue, goodsId) ? catalogue[goodsId] : undefined);

/** A composer that counts what it draws. */
export class CountingComposer extends Composer {
  readonly jobs: ComposeJob[] = [];

  override compose(job: ComposeJob): Promise<Uint8Array> {
    this.jobs.push(job);
    return super.compose(job);
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), "sundry-pictures-"));

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The studio behind HTTP, closed after the test. */
export async function openStudio({ cacheDir }: { cacheDir?: string } = {}) {
  const studio = studioIn(cacheDir ?? (await temporaryFolder()));
  onTestFinished(() => studio.store.close());
  return studio;
}

/** One studio for all tests of a block, closed after the last. Call it in the block; use the result inside tests. */
export function useStudio(): ReturnType<typeof studioIn> {
  const opened: Partial<ReturnType<typeof studioIn>> = {};
  beforeAll(async () => {
    const folder = await newFolder();
    const studio = Object.assign(opened, studioIn(folder));
    return async () => {
      await studio.store.close();
      await rm(folder, { recursive: true });
    };
  });
  return opened as ReturnType<typeof studioIn>;
}

function studioIn(cacheDir: string) {
  const composer = new CountingComposer();
  const store = new PictureStore({ cacheDir, lookup, composer });
  const app = new Hono().route("/media", mediaRoutes(store));
  return { app, store, composer, get: async (path: string, init?: RequestInit) => app.request(path, init) };
}
